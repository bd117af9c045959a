// What a stranger might write against the package: it is checked against the shipped types, and runs on every Node that we support.
import { compile, hasErrors, positionAt, renderText, validate, type CompileResult, type SourceFile } from 'svc';

const good: SourceFile = {
  path: 'group.yaml',
  text: 'apiVersion: mcp.svc.internal/v1alpha1\nkind: MCPServer\nmetadata:\n  name: a\nspec:\n  image: example.com/a:1\n',
};
const bad: SourceFile = { path: 'bad.yaml', text: good.text.replace('image:', 'imagee:') };

const compiled: CompileResult = await compile([good], { namespace: 'tools', image: 'example.com/svc:1' });
export const kinds = compiled.objects.map(({ kind }) => kind);
export const isFine = !hasErrors(compiled.diagnostics);

const { diagnostics } = await validate([bad]);
export const shown: string = renderText(diagnostics, { color: false });
export const places = diagnostics.flatMap(({ span }) => (span ? [positionAt(span.source, span.start)] : []));

// @ts-expect-error A target that does not exist.
await compile([good], { target: 'worklods' }).catch(() => undefined);
