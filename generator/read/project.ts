import type { Project } from '../model/project.ts';

const textKeys = ['group', 'version', 'category', 'environmentPrefix', 'partOf', 'image', 'telemetryServiceNamePrefix'];

/** Parses project.json. Throws when a key is missing: without it nothing can be generated. */
export function parseProject(text: string): Project {
  const value: unknown = JSON.parse(text);
  if (!isProject(value))
    throw new Error(`schemas/project.json has to say ${textKeys.join(', ')} and the nested defaults`);
  return value;
}

function isProject(value: unknown): value is Project {
  if (!isObject(value) || !textKeys.every((key) => isText(value[key]))) return false;
  const { embedding, awsSts, kubernetesOidc } = value;
  return (
    isObject(embedding) &&
    isText(embedding['image']) &&
    isText(embedding['model']) &&
    isObject(awsSts) &&
    isText(awsSts['service']) &&
    isObject(kubernetesOidc) &&
    isText(kubernetesOidc['issuer']) &&
    isText(kubernetesOidc['audience'])
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
