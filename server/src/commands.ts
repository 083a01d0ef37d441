import { createDatabase, dropDatabase } from '#kernel/admin.ts'
import type { Config } from '#kernel/config.ts'
import { createLog } from '#kernel/log/log.ts'
import { migrate } from '#kernel/db/migrate.ts'
import { openApi } from '#kernel/http/openapi.ts'
import { analyzeStaleTables } from '#kernel/db/statistics.ts'
import { allTenants, seedTenant } from '#kernel/db/tenants.ts'
import { seedDemo } from '#db/seed/demo.ts'
import { modulesOf } from './assembly.ts'
import { findBrokenLogs, findReported, withApp, withPatience } from './checks.ts'

/** Brings the schema up to date, then gives every tenant what newer modules start with. */
export const migrateAll = async (config: Config): Promise<void> => {
  await migrate(config, createLog(config), modulesOf(config))
  await withApp(config, async (app) => {
    for (const tenantId of await allTenants(app)) await seedTenant(app, tenantId)
  })
  await analyzeStaleTables(config, createLog(config))
}

export const seed = async (config: Config): Promise<void> => {
  await withApp(config, seedDemo)
  await analyzeStaleTables(config, createLog(config))
}

export const reset = async (config: Config): Promise<void> => {
  if (config.NODE_ENV === 'production') throw new Error('a production database is never reset')
  await dropDatabase(config)
  await createDatabase(config)
}

export const printOpenApi = async (config: Config): Promise<void> => {
  process.stdout.write(`${JSON.stringify(openApi(modulesOf({ ...config, DEV_SIGN_IN: 'off' })), null, 2)}\n`)
}

const print = (found: readonly string[], otherwise: string): void => {
  if (found.length > 0) process.exitCode = 1
  for (const line of found.length > 0 ? found : [otherwise]) process.stdout.write(`${line}\n`)
}

/** Names the first broken link of each tenant's log; ends with 1 when there is one. */
export const verifyLogs = (config: Config): Promise<void> =>
  withApp(withPatience(config), async (app) => print(await findBrokenLogs(app), 'every chain is whole'))

/** What a module finds out of order, tenant by tenant; ends with 1 when there is anything. */
export const printReport = (config: Config, name: string): Promise<void> =>
  withApp(withPatience(config), async (app) => print(await findReported(app, name), 'everything is in order'))
