import { generatedLabelsWin } from './generated-labels.ts';
import { permissionProfile } from './permission-profile.ts';
import { podTemplateContainer } from './pod-template-container.ts';
import { podTemplateSchema } from './pod-template-schema.ts';
import { registryVolumes } from './registry-volumes.ts';
import type { Rule } from './rule.ts';
import { stdioSingleReplica } from './stdio-single-replica.ts';
import { virtualServerGroup } from './virtual-server-group.ts';
import { virtualServerWithoutEffect } from './virtual-server-without-effect.ts';

/** Every rule, in the order in which they run; findings are sorted afterwards. */
export const rules: readonly Rule[] = [
  generatedLabelsWin,
  permissionProfile,
  podTemplateContainer,
  podTemplateSchema,
  registryVolumes,
  stdioSingleReplica,
  virtualServerGroup,
  virtualServerWithoutEffect,
];
