import { goProgram } from './go-program.ts';

/** The peer of G12b. Undefined where there is no Go, or its module cannot be had. */
export function kubeconform(): string | undefined {
  return goProgram('github.com/yannh/kubeconform/cmd/kubeconform', 'v0.7.0');
}
