import type { RunConfigWithDefaults } from '../../generated/defaults/run.ts';
import { loadDocument } from '../../generated/load.ts';
import type { Backend } from '../mcp/backend/backend.ts';
import { toolView, type ShownTools } from '../mcp/gateway/view/tool-view.ts';
import { identityView, type View } from '../mcp/gateway/view/view.ts';
import type { Log } from '../observe/log.ts';
import { readDocument } from '../endpoint/read-document.ts';
import { isRefusal, type RefusedStart } from '../endpoint/refused-start.ts';
import { watchFiles } from '../endpoint/watched-files.ts';

/** The tools that clients see, which may change. */
export interface OpenedTools {
  /** What clients see of a backend. */
  viewOf(backend: Backend): View;
  /** Called each time that they look different. */
  onChange(listener: () => void): void;
  close(): Promise<void>;
}

/** Opens filter and overrides of a document; overrides in a file of their own (`tools.overridePath`) are read again when it changes. */
export async function openTools(
  { tools = {} }: Pick<RunConfigWithDefaults, 'tools'>,
  log: Log,
): Promise<OpenedTools | RefusedStart> {
  const { filter = [], overrides = {}, overridePath } = tools;
  if (overridePath === undefined) {
    const isIdentity = filter.length === 0 && Object.keys(overrides).length === 0;
    return {
      viewOf: (backend) => (isIdentity ? identityView(backend) : toolView(backend, { filter, overrides })),
      onChange: () => undefined,
      close: async () => undefined,
    };
  }
  const files = await watchFiles<ShownTools>({
    paths: [overridePath],
    what: 'the names and descriptions of tools',
    hint: 'check the file with svc validate --as tools-override',
    async open([file]) {
      if (file === undefined) throw new Error('no file of overrides was read');
      const document = await readDocument(file.path, file.text, loadDocument['tools-override']);
      return document.ok ? { ok: true, value: { filter, overrides: document.value.toolsOverride } } : document;
    },
    retire: async () => undefined,
    log,
  });
  if (isRefusal(files)) return files;
  return {
    viewOf: (backend) => changingView(backend, () => files.present),
    onChange: (listener) => files.onChange(listener),
    close: () => files.close(),
  };
}

/** A view that is made anew when what it shows is another one. */
function changingView(backend: Backend, present: () => ShownTools): View {
  let shown = present();
  let view = toolView(backend, shown);
  const now = (): View => {
    const next = present();
    if (next !== shown) {
      shown = next;
      view = toolView(backend, shown);
    }
    return view;
  };
  return {
    ...view,
    route: (feature, name) => now().route(feature, name),
    shows: (feature) => now().shows(feature),
  };
}
