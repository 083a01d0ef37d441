import { setTimeout as sleep } from 'node:timers/promises'
import { createApp, type App } from '#kernel/http/app.ts'
import type { Config } from '#kernel/config.ts'
import { markNotReady } from '#kernel/http/health.ts'
import { createHttp } from '#kernel/http/http.ts'
import { serveMetrics } from '#kernel/log/metrics.ts'
import { startWorker } from '#kernel/jobs/worker.ts'
import { modulesOf } from './assembly.ts'

const drainSeconds = 5

/** Not ready → the balancer turns away → finish what is under way → close. */
const onStop = (app: App, close: () => Promise<void>): void => {
  let stopping = false
  const stop = async (signal: string): Promise<void> => {
    if (stopping) return
    stopping = true
    app.log.info({ signal }, 'stopping')
    markNotReady()
    if (app.config.NODE_ENV === 'production') await sleep(drainSeconds * 1000)
    setTimeout(() => process.exit(1), 15_000).unref()
    await close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal))
}

export const runWeb = async (config: Config): Promise<void> => {
  const app = await createApp(config, modulesOf(config))
  const http = await createHttp(app)
  onStop(app, async () => {
    // A client keeps its connection after the answer that was under way; closing must not wait for it.
    const sweep = setInterval(() => http.server.closeIdleConnections(), 100)
    await http.close()
    clearInterval(sweep)
    await app.close()
  })
  await http.listen({ host: config.HOST, port: config.PORT })
  if (config.METRICS_PORT) serveMetrics(app)
}

export const runWorker = async (config: Config): Promise<void> => {
  const app = await createApp(config, modulesOf(config), 'worker')
  onStop(app, () => app.close())
  await startWorker(app)
  if (config.METRICS_PORT) serveMetrics(app)
  app.log.info('worker ready')
}
