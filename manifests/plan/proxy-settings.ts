import type { ToolSettings } from '../facts/gateways/tool-settings.ts';

/** A tool configuration, and the names that it gives away of the tools behind it, in order. */
export interface ProxySettings extends ToolSettings {
  readonly named: readonly string[];
}
