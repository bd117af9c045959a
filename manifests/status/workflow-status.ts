import type { StatusWriter } from './status-writer.ts';

/** VirtualMCPCompositeToolDefinition (spec 2): whether it is sound, what is wrong with it, and which virtual servers run it. */
export const workflowStatus: StatusWriter<'VirtualMCPCompositeToolDefinition'> = {
  relations: (definition, context) => {
    const referencingVirtualServers = context.referrersOf(definition).map(({ name }) => name);
    return referencingVirtualServers.length === 0 ? {} : { referencingVirtualServers };
  },
  accepted: () => ({ validationStatus: 'Valid' }),
  refused: (problems) => ({ validationStatus: 'Invalid', validationErrors: problems }),
};
