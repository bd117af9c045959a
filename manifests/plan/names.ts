/** Something with a kind, a name and maybe a namespace. */
export interface Named {
  readonly kind: string;
  readonly name: string;
  readonly namespace?: string | undefined;
}

/** How a plan names a resource: `MCPServer tracker`, or `MCPServer team/tracker` where a namespace is set. */
export function planName({ kind, name, namespace }: Named): string {
  return `${kind} ${namespace === undefined ? name : `${namespace}/${name}`}`;
}
