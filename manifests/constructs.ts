// What `import … from 'svc/constructs'` gives: a construct for each kind, and the compiler's lowering for charts that cdk8s synthesizes.
// test/package/surface.test.ts pins the names: taking one away breaks whoever uses it.
export * from '../generated/constructs/index.ts';
export { ChartError, lowerChart, type LowerChartOptions } from './chart/lower-chart.ts';
