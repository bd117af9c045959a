FROM node:24-alpine AS build
USER 0
WORKDIR /app
COPY package.json ./
RUN npm install --omit=dev --no-audit --no-fund --omit-lockfile-registry-resolved
COPY find-program.mjs /build/
RUN node /build/find-program.mjs '@scope/name'

FROM node:24-alpine
USER 0
WORKDIR /app
COPY --from=build /app /app
ENV NODE_ENV=production
USER 65532:65532
ENTRYPOINT ["/app/server"]
