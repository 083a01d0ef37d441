import { createApp, type App } from '#kernel/app.ts'
import { createDatabase, dropDatabase } from '#kernel/admin.ts'
import type { Config } from '#kernel/config.ts'
import { createLog } from '#kernel/log.ts'
import { migrate } from '#kernel/migrate.ts'
import { openApi } from '#kernel/openapi.ts'
import { verifyLog } from '#kernel/system-log.ts'
import { allTenants, furnish } from '#kernel/tenants.ts'
import { seedDemo } from '#db/seed/demo.ts'
import { modulesOf } from './assembly.ts'

const withApp = async (config: Config, work: (app: App) => Promise<void>): Promise<void> => {
  const app = await createApp(config, modulesOf(config))
  try {
    await work(app)
  } finally {
    await app.close()
  }
}

/** Brings the schema up to date, then gives every tenant what newer modules start with. */
export const migrateAll = async (config: Config): Promise<void> => {
  await migrate(config, createLog(config))
  await withApp(config, async (app) => {
    for (const tenantId of await allTenants(app)) await furnish(app, tenantId)
  })
}

export const seed = (config: Config): Promise<void> => withApp(config, seedDemo)

export const reset = async (config: Config): Promise<void> => {
  if (config.NODE_ENV === 'production') throw new Error('a production database is never reset')
  await dropDatabase(config)
  await createDatabase(config)
}

export const printOpenApi = async (config: Config): Promise<void> => {
  process.stdout.write(`${JSON.stringify(openApi(modulesOf({ ...config, DEV_SIGN_IN: 'off' })), null, 2)}\n`)
}

/** Names the first broken link of each tenant's log; ends with 1 when there is one. */
export const verifyLogs = (config: Config): Promise<void> =>
  withApp(config, async (app) => {
    for (const tenantId of await allTenants(app)) {
      const broken = await app.asTenant(tenantId, (ctx) => verifyLog(ctx.db))
      if (broken === null) continue
      process.exitCode = 1
      process.stdout.write(`tenant ${tenantId}: the log is broken at entry ${broken}\n`)
    }
    if (!process.exitCode) process.stdout.write('every chain is whole\n')
  })

/** What a module finds out of order, tenant by tenant; ends with 1 when there is anything. */
export const printReport = (config: Config, name: string): Promise<void> =>
  withApp(config, async (app) => {
    const report = app.modules.find(({ reports }) => reports?.[name])?.reports?.[name]
    for (const tenantId of await allTenants(app))
      for (const line of (report && (await app.asTenant(tenantId, report))) ?? []) {
        process.exitCode = 1
        process.stdout.write(`tenant ${tenantId} · ${line}\n`)
      }
    if (!process.exitCode) process.stdout.write('everything is in order\n')
  })
