/** What `schemas/project.json` says once for the whole project. */
export interface Project {
  readonly group: string;
  readonly version: string;
  readonly category: string;
  readonly environmentPrefix: string;
  readonly partOf: string;
  readonly image: string;
  readonly embedding: { readonly image: string; readonly model: string };
  readonly awsSts: { readonly service: string };
  readonly kubernetesOidc: { readonly issuer: string; readonly audience: string };
  readonly telemetryServiceNamePrefix: string;
}
