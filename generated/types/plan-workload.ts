// Generated from schemas/shared/plan/plan-workload.json by npm run generate. Do not edit.

import type { PlanBackend } from './plan-backend.ts';
import type { PlanOutgoingAuth } from './plan-outgoing-auth.ts';
import type { PlanTools } from './plan-tools.ts';
import type { PlanWorkflow } from './plan-workflow.ts';
import type { ResourceRequirements } from './resource-requirements.ts';

/** One workload, with everything that holds for it. */
export interface PlanWorkload {
  /** Its kind. */
  kind: string;
  /** Its namespace, if set. */
  namespace?: string;
  /** Its name. */
  name: string;
  /** The MCPGroup it belongs to, or whose members it brings together. */
  group?: string;
  /** Image or model that runs, or remote address that is passed on to. */
  runs?: string;
  /** Objects that are emitted for it, as kind and name. */
  objects?: readonly string[];
  /** Where it is called. */
  address?: PlanAddress;
  /** How many pods run. */
  replicas?: readonly PlanReplicas[];
  /** How clients prove who they are. */
  authentication?: PlanAuthentication;
  /** Authorization server that it embeds. */
  authServer?: PlanAuthServer;
  /** What those who are let in may do. */
  authorization?: PlanAuthorization;
  /** How it signs in at the server behind it. */
  outgoing?: PlanOutgoingAuth;
  /** What it may reach. */
  network?: PlanNetwork;
  /** Secrets that its pods read. */
  secrets?: readonly PlanSecret[];
  /** Where sessions are kept. */
  sessions?: PlanSessions;
  /** How many calls are let through. */
  rateLimits?: readonly PlanRateLimit[];
  /** What it tells about itself. */
  telemetry?: PlanTelemetry;
  /** Where the audit log goes; absent without one. */
  audit?: string;
  /** Where a virtual server learns of its backends. */
  discovery?: 'inline' | 'discovered';
  /** Backends of a virtual server, by name. */
  backends?: readonly PlanBackend[];
  /** The tools that its clients see. */
  tools?: PlanTools;
  /** Workflows that clients call as tools, by name. */
  workflows?: readonly PlanWorkflow[];
}

/** Where it is called. */
export interface PlanAddress {
  /** Where clients inside the cluster call it. */
  url: string;
  /** Host part of the URL. */
  host: string;
  /** Port part of the URL. */
  port: number;
  /** Path part of the URL. */
  path: string;
  /** What is spoken there. */
  transport: string;
}

/** The pods of one object. */
export interface PlanReplicas {
  /** A Deployment or StatefulSet. */
  object: string;
  /**
   * How many; absent where that is left to an autoscaler.
   * At least 0.
   */
  count?: number;
  /** What the main container asks for and may use at most, if set. */
  resources?: ResourceRequirements;
  /**
   * How many may be taken away at a time (PodDisruptionBudget).
   * At least 1.
   */
  maxUnavailable?: number;
  /** Labels of nodes over which the pods spread. */
  spread?: readonly string[];
  /** For how long a pod that was asked to stop goes on answering. */
  shutdownDelay?: string;
  /** What each pod keeps beyond its life: name, size, access and class of the volume. Kubernetes refuses to change it in a StatefulSet that exists. */
  volume?: string;
}

/** How clients prove who they are. */
export interface PlanAuthentication {
  /** Kind of proof; none lets everybody in. */
  type: 'none' | 'oidc';
  /** Who issues the tokens that are accepted. */
  issuer?: string;
  /** Audience that tokens have to carry. */
  audience?: string;
  /** URL that names this workload to clients (RFC 9728). */
  resource?: string;
  /** The only subject that is let in, if set. */
  subject?: string;
  /** Scopes that clients are asked to request. */
  scopes?: readonly string[];
  /** Where this is set. */
  source: string;
}

/** Authorization server that it embeds. */
export interface PlanAuthServer {
  /** Issuer of its tokens. */
  issuer: string;
  /** Identity providers that people sign in with. */
  upstreams?: readonly string[];
  /** Where it keeps its tokens. */
  storage?: string;
  /** Where this is set. */
  source: string;
}

/** What those who are let in may do. */
export interface PlanAuthorization {
  /** Kind of decision; none lets everybody do everything. */
  type: 'none' | 'cedar' | 'roles';
  /** The policies, where the input holds them. */
  policies?: readonly string[];
  /** Upstream provider whose claims decide. */
  claimsFrom?: string;
  /** Where this is set. */
  source: string;
}

/** What it may reach. */
export interface PlanNetwork {
  /** How far its connections may go. */
  egress: 'nothing' | 'anywhere' | 'ports';
  /** Ports that may be reached, on any host. */
  ports?: readonly number[];
  /** Hosts of its permission profile that a NetworkPolicy cannot express. */
  hostsNotEnforced?: readonly string[];
  /** Where this is set. */
  source: string;
}

/** A Secret that is read. */
export interface PlanSecret {
  /** Name of the Secret. */
  secret: string;
  /** Key of it; absent where all are read. */
  key?: string;
  /** Environment variable or path it appears as. */
  as: string;
  /** Object and container that read it. */
  in: string;
}

/** Where sessions are kept. */
export interface PlanSessions {
  /** Kind of storage. */
  provider: string;
  /** Address of the storage. */
  address?: string;
  /** Number of the database. */
  database?: number;
  /** What its keys begin with. */
  keyPrefix?: string;
}

/** One limit. */
export interface PlanRateLimit {
  /** Who shares it: everybody, or each user. */
  of: 'all callers' | 'each user';
  /** The tool it is about; absent for all. */
  tool?: string;
  /** Calls that are let through at once. */
  tokens: number;
  /** Time in which the tokens come back. */
  per: string;
}

/** What it tells about itself. */
export interface PlanTelemetry {
  /** Name in traces and metrics. */
  serviceName?: string;
  /** Where traces and metrics are sent. */
  endpoint?: string;
  /** Traces are sent. */
  traces: boolean;
  /** Metrics are sent. */
  metrics: boolean;
  /** Metrics are served at /metrics. */
  prometheus: boolean;
  /** Where this is set. */
  source: string;
}
