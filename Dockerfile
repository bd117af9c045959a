# One image for the programs of svc. It holds Node, git, an init, what they load, and the program; there is no shell and no package manager in it.
# The last stage is also what the tests build their image from (test/cluster/own-image.ts): the folders it copies are made there by the
# same code, without a base image. Build with `docker build --build-arg VERSION=0.1.0 -t registry.svc.internal/svc:0.1.0 .`
# Whoever wants the same bytes each time pins the base by digest as well: `docker buildx imagetools inspect node:24.21.0-bookworm-slim`
# says the present one, and `FROM node:24.21.0-bookworm-slim@sha256:…` takes it. No digest stands here that nobody of us could check.
ARG NODE=24.21.0

FROM node:${NODE}-bookworm-slim AS base
WORKDIR /build
COPY package.json package-lock.json .npmrc ./

# JavaScript from the sources, as in the package.
FROM base AS program
RUN npm ci --ignore-scripts
COPY . .
RUN node tools/package/main.ts

# What the program imports, with its peers, without which it compiles nothing. Declarations and source maps are for editors.
FROM base AS modules
RUN npm ci --omit=dev --omit=peer --ignore-scripts
COPY --from=program /build/node_modules/cdk8s/ node_modules/cdk8s/
COPY --from=program /build/node_modules/constructs/ node_modules/constructs/
RUN rm -rf node_modules/.bin node_modules/.package-lock.json \
  && find node_modules -type f \( -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.map' \) -delete

# Everything below the program: Node, git for Git sources, tini, shared libraries, certificate authorities.
FROM base AS system
RUN apt-get update && apt-get install -y --no-install-recommends ca-certificates git tini && rm -rf /var/lib/apt/lists/*
COPY tools/package/image-main.ts tools/package/image-system.ts tools/package/
RUN node tools/package/image-main.ts /image

FROM scratch
ARG VERSION=0.0.0
LABEL org.opencontainers.image.title="svc" \
  org.opencontainers.image.description="Compiler and registry server for MCP servers" \
  org.opencontainers.image.licenses="Apache-2.0" \
  org.opencontainers.image.version="${VERSION}"
COPY --from=system /image/system/ /
COPY --from=system --chown=1000:1000 /image/own/ /
COPY --from=modules /build/node_modules/ /opt/svc/node_modules/
COPY --from=program /build/package.json /build/LICENSE /opt/svc/
COPY --from=program /build/cli/svc.mjs /opt/svc/cli/
COPY --from=program /build/dist/ /opt/svc/dist/
ENV PATH=/usr/bin \
  NODE_ENV=production \
  SVC_DATA=/data
WORKDIR /
USER 1000:1000
EXPOSE 8080
STOPSIGNAL SIGTERM
# Node never waits for processes that others left to it, as git leaves its helpers: tini does, and passes signals on. `-s`: also where it is
# not process 1, in pods that share their processes. Small steps of the garbage collector: a third less memory at the same speed.
ENTRYPOINT ["/usr/bin/tini", "-s", "--", "/usr/bin/node", "--max-semi-space-size=8", "/opt/svc/cli/svc.mjs"]
