# Cuewright in a container. No machine with Docker has built this yet: scripts/deployment/dockerfile.test.ts runs every command
# of it, outside a container, in a copy of the project.

FROM node:24-slim AS build
WORKDIR /app
COPY . .
# Not `npm ci`: it refuses a lockfile without the optional parts of machines other than the one that wrote it.
RUN npm install --include=dev --ignore-scripts --no-audit --no-fund
RUN node scripts/fetch-models.mjs
RUN node node_modules/vite/bin/vite.js build apps/web --emptyOutDir --logLevel error
# The built page needs none of what it was made of, nor does the server need what is for development.
RUN npm pkg delete dependencies --workspace apps/web
RUN npm prune --omit=dev --ignore-scripts --no-audit --no-fund
RUN mkdir data

FROM node:24-slim
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data REQUIRE_IDENTITY_PROVIDER=on
WORKDIR /app
COPY --from=build /app/package.json /app/LICENSE ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/packages packages
COPY --from=build /app/apps/server apps/server
COPY --from=build /app/apps/web/package.json apps/web/package.json
COPY --from=build /app/apps/web/dist apps/web/dist
COPY --from=build /app/deploy/healthy.mjs deploy/healthy.mjs
COPY --from=build --chown=node:node /app/data /data
# All it writes is in its volume and in /tmp: the rest of the container may be read-only.
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 CMD ["node", "deploy/healthy.mjs"]
# The flags of scripts/server-flags.mjs.
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=60", "--no-memory-protection-keys", "apps/server/src/main.ts"]
