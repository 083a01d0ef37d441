import { createDatabase, dropDatabase } from '#kernel/admin.ts'
import { createApp } from '#kernel/http/app.ts'
import type { Config } from '#kernel/config.ts'
import { newId } from '#kernel/ids.ts'
import { createLog } from '#kernel/log/log.ts'
import { migrate } from '#kernel/db/migrate.ts'
import { defineModule } from '#kernel/module.ts'
import { startWorker } from '#kernel/jobs/worker.ts'

const total = 200_000
const chunk = 10_000
const queue = 'external.send'

/** How fast one worker works off a long queue of jobs that do nothing. */
export const measureJobs = async (config: Config): Promise<void> => {
  await dropDatabase(config)
  await createDatabase(config)
  let done = 0
  const { promise: drained, resolve } = Promise.withResolvers<void>()
  const counter = defineModule({
    name: 'counter',
    jobs: {
      [queue]: {
        run: async () => {
          done += 1
          if (done === total) resolve()
        },
      },
    },
  })
  await migrate(config, createLog(config), [counter])
  const app = await createApp(config, [counter], 'worker')
  const tenantId = newId()
  for (let n = 0; n < total; n += chunk)
    await app.boss.insert(
      queue,
      Array.from({ length: chunk }, () => ({ id: newId(), data: { id: newId(), tenantId, tracked: false } })),
    )
  console.log(`${total} jobs are waiting`)
  let acquired = 0
  app.pool.on('acquire', () => (acquired += 1))
  const began = performance.now()
  const report = setInterval(() => {
    console.log(`${done} done, ${((done / (performance.now() - began)) * 1000).toFixed(0)}/s`)
  }, 10_000)
  const before = process.cpuUsage()
  await startWorker(app)
  await drained
  clearInterval(report)
  const { user, system } = process.cpuUsage(before)
  const seconds = (performance.now() - began) / 1000
  console.log(
    `${(total / seconds).toFixed(0)} jobs a second, node CPU ${((user + system) / total).toFixed(0)} µs a job, ${acquired} transactions besides the queue's own`,
  )
  await app.close()
}
