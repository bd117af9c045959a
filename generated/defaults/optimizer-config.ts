// Generated from schemas/shared/aggregation/optimizer-config.json by npm run generate. Do not edit.

import type { FilePath } from '../types/file-path.ts';
import type { OptimizerConfig } from '../types/optimizer-config.ts';
import type { PositiveDuration } from '../types/positive-duration.ts';
import type { WebAddress } from '../types/web-address.ts';

/** Replaces the list of tools by a search: clients see find_tool and call_tool only. */
export interface OptimizerConfigWithDefaults {
  /** Base URL of the embedding service. In a cluster, embeddingServerRef of the virtual server wins over it. */
  readonly embeddingService?: WebAddress;
  /**
   * Longest time one request to the embedding service may take.
   * Default: "30s".
   */
  readonly embeddingServiceTimeout: PositiveDuration;
  /**
   * Most tools that one search returns.
   * Default: 8.
   * From 0 to 50.
   */
  readonly maxToolsToReturn: number;
  /**
   * Share of the results found by meaning, from 0.0 (all by keyword) to 1.0, in quotes.
   * Default: "0.5".
   */
  readonly hybridSearchSemanticRatio: string;
  /**
   * Largest distance in meaning that still counts, from 0 (identical) to 2 (unrelated), in quotes.
   * Default: "1.0".
   */
  readonly semanticDistanceThreshold: string;
  /** Tools that stay in the list beside find_tool and call_tool, by the names that clients see. */
  readonly pinnedTools?: readonly string[];
  /** Folder that keeps the vectors of tools, so that a restart need not have them made anew. */
  readonly vectorFolder?: FilePath;
}

/** Fills in the static defaults of OptimizerConfig, below what is present; the input is not changed. */
export function withOptimizerConfigDefaults(value: OptimizerConfig): OptimizerConfigWithDefaults {
  return {
    ...value,
    embeddingServiceTimeout: value.embeddingServiceTimeout ?? '30s',
    maxToolsToReturn: value.maxToolsToReturn ?? 8,
    hybridSearchSemanticRatio: value.hybridSearchSemanticRatio ?? '0.5',
    semanticDistanceThreshold: value.semanticDistanceThreshold ?? '1.0',
  };
}
