FROM golang:1.26-alpine AS build
USER 0
ENV CGO_ENABLED=0 GOWORK=off
WORKDIR /build
COPY source/ ./
RUN go build -buildvcs=false -trimpath -o /app/server './cmd/server'

FROM alpine:3.23
USER 0
WORKDIR /app
COPY --from=build /app /app
USER 65532:65532
ENTRYPOINT ["/app/server"]
