// Generated from schemas/shared/plan/plan-workload.json by npm run generate. Do not edit.

import type { PlanBackend } from './plan-backend.ts';
import type { PlanOutgoingAuth } from './plan-outgoing-auth.ts';
import type { PlanTools } from './plan-tools.ts';
import type { PlanWorkflow } from './plan-workflow.ts';
import type { ResourceRequirements } from './resource-requirements.ts';

/** One workload, with everything that holds for it. */
export interface PlanWorkload {
  /** Its kind. */
  readonly kind: string;
  /** Its namespace, if set. */
  readonly namespace?: string;
  /** Its name. */
  readonly name: string;
  /** The MCPGroup it belongs to, or whose members it brings together. */
  readonly group?: string;
  /** Image or model that runs, or remote address that is passed on to. */
  readonly runs?: string;
  /** Objects that are emitted for it, as kind and name. */
  readonly objects?: readonly string[];
  /** Where it is called. */
  readonly address?: PlanAddress;
  /** How many pods run. */
  readonly replicas?: readonly PlanReplicas[];
  /** How clients prove who they are. */
  readonly authentication?: PlanAuthentication;
  /** Authorization server that it embeds. */
  readonly authServer?: PlanAuthServer;
  /** What those who are let in may do. */
  readonly authorization?: PlanAuthorization;
  /** How it signs in at the server behind it. */
  readonly outgoing?: PlanOutgoingAuth;
  /** What it may reach. */
  readonly network?: PlanNetwork;
  /** Secrets that its pods read. */
  readonly secrets?: readonly PlanSecret[];
  /** Where sessions are kept. */
  readonly sessions?: PlanSessions;
  /** How many calls are let through. */
  readonly rateLimits?: readonly PlanRateLimit[];
  /** What it tells about itself. */
  readonly telemetry?: PlanTelemetry;
  /** Where the audit log goes; absent without one. */
  readonly audit?: string;
  /** Where a virtual server learns of its backends. */
  readonly discovery?: 'inline' | 'discovered';
  /** Backends of a virtual server, by name. */
  readonly backends?: readonly PlanBackend[];
  /** The tools that its clients see. */
  readonly tools?: PlanTools;
  /** Workflows that clients call as tools, by name. */
  readonly workflows?: readonly PlanWorkflow[];
}

/** Where it is called. */
export interface PlanAddress {
  /** Where clients inside the cluster call it. */
  readonly url: string;
  /** Host part of the URL. */
  readonly host: string;
  /** Port part of the URL. */
  readonly port: number;
  /** Path part of the URL. */
  readonly path: string;
  /** What is spoken there. */
  readonly transport: string;
}

/** The pods of one object. */
export interface PlanReplicas {
  /** A Deployment or StatefulSet. */
  readonly object: string;
  /**
   * How many; absent where that is left to an autoscaler.
   * At least 0.
   */
  readonly count?: number;
  /** What the main container asks for and may use at most, if set. */
  readonly resources?: ResourceRequirements;
  /**
   * How many may be taken away at a time (PodDisruptionBudget).
   * At least 1.
   */
  readonly maxUnavailable?: number;
  /** Labels of nodes over which the pods spread. */
  readonly spread?: readonly string[];
  /** For how long a pod that was asked to stop goes on answering. */
  readonly shutdownDelay?: string;
  /** What each pod keeps beyond its life: name, size, access and class of the volume. Kubernetes refuses to change it in a StatefulSet that exists. */
  readonly volume?: string;
}

/** How clients prove who they are. */
export interface PlanAuthentication {
  /** Kind of proof; none lets everybody in. */
  readonly type: 'none' | 'oidc';
  /** Who issues the tokens that are accepted. */
  readonly issuer?: string;
  /** Audience that tokens have to carry. */
  readonly audience?: string;
  /** URL that names this workload to clients (RFC 9728). */
  readonly resource?: string;
  /** The only subject that is let in, if set. */
  readonly subject?: string;
  /** Scopes that clients are asked to request. */
  readonly scopes?: readonly string[];
  /** Where this is set. */
  readonly source: string;
}

/** Authorization server that it embeds. */
export interface PlanAuthServer {
  /** Issuer of its tokens. */
  readonly issuer: string;
  /** Identity providers that people sign in with. */
  readonly upstreams?: readonly string[];
  /** Where it keeps its tokens. */
  readonly storage?: string;
  /** Where this is set. */
  readonly source: string;
}

/** What those who are let in may do. */
export interface PlanAuthorization {
  /** Kind of decision; none lets everybody do everything. */
  readonly type: 'none' | 'cedar' | 'roles';
  /** The policies, where the input holds them. */
  readonly policies?: readonly string[];
  /** Upstream provider whose claims decide. */
  readonly claimsFrom?: string;
  /** Where this is set. */
  readonly source: string;
}

/** What it may reach. */
export interface PlanNetwork {
  /** How far its connections may go. */
  readonly egress: 'nothing' | 'anywhere' | 'ports';
  /** Ports that may be reached, on any host. */
  readonly ports?: readonly number[];
  /** Hosts of its permission profile that a NetworkPolicy cannot express. */
  readonly hostsNotEnforced?: readonly string[];
  /** Where this is set. */
  readonly source: string;
}

/** A Secret that is read. */
export interface PlanSecret {
  /** Name of the Secret. */
  readonly secret: string;
  /** Key of it; absent where all are read. */
  readonly key?: string;
  /** Environment variable or path it appears as. */
  readonly as: string;
  /** Object and container that read it. */
  readonly in: string;
}

/** Where sessions are kept. */
export interface PlanSessions {
  /** Kind of storage. */
  readonly provider: string;
  /** Address of the storage. */
  readonly address?: string;
  /** Number of the database. */
  readonly database?: number;
  /** What its keys begin with. */
  readonly keyPrefix?: string;
}

/** One limit. */
export interface PlanRateLimit {
  /** Who shares it: everybody, or each user. */
  readonly of: 'all callers' | 'each user';
  /** The tool it is about; absent for all. */
  readonly tool?: string;
  /** Calls that are let through at once. */
  readonly tokens: number;
  /** Time in which the tokens come back. */
  readonly per: string;
}

/** What it tells about itself. */
export interface PlanTelemetry {
  /** Name in traces and metrics. */
  readonly serviceName?: string;
  /** Where traces and metrics are sent. */
  readonly endpoint?: string;
  /** Traces are sent. */
  readonly traces: boolean;
  /** Metrics are sent. */
  readonly metrics: boolean;
  /** Metrics are served at /metrics. */
  readonly prometheus: boolean;
  /** Where this is set. */
  readonly source: string;
}
