# syntax=docker/dockerfile:1
# Three stages: packages, build, and the image that runs, which holds neither sources nor development packages.

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN --mount=type=cache,target=/root/.npm npm ci

FROM packages AS build
COPY . .
ENV NEXT_TELEMETRY_DISABLED=1 NEXT_OUTPUT=standalone NODE_ENV=production
RUN node node_modules/prisma/build/index.js generate \
  && node node_modules/next/dist/bin/next build \
  && node scripts/assemble.mjs /image && chmod -R go+rX /image

FROM node:24-bookworm-slim
LABEL org.opencontainers.image.title="Hearth" org.opencontainers.image.licenses="MIT"
# Words in drawings (SVG) that people upload are drawn with it.
RUN apt-get update && apt-get install -y --no-install-recommends fonts-dejavu-core && rm -rf /var/lib/apt/lists/*
# The directories are here so that volumes mounted on them belong to the user.
RUN install -d -o node -g node -m 0750 /data && install -d -o node -g node -m 0755 /run/hearth
WORKDIR /app
COPY --from=build /image ./
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 DATA_DIR=/data PORT=3000 HOST=0.0.0.0 LOG_LEVEL=info ACCESS_LOG=1
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "scripts/check-health.mjs"]
# As `npm start` has it.
CMD ["node", "--max-semi-space-size=32", "--heap-growing-percent=30", "scripts/start.mjs"]
