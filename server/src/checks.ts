import { createApp, type App } from '#kernel/http/app.ts'
import type { Config } from '#kernel/config.ts'
import { verifyWholeLog } from '#kernel/log/log-heads.ts'
import { allTenants } from '#kernel/db/tenants.ts'
import { modulesOf } from './assembly.ts'

export const withApp = async <T>(config: Config, work: (app: App) => Promise<T>): Promise<T> => {
  const app = await createApp(config, modulesOf(config))
  try {
    return await work(app)
  } finally {
    await app.close()
  }
}

/** Looking through everything a company has takes longer than any request may. */
export const withPatience = (config: Config): Config => ({ ...config, PG_STATEMENT_MS: 3_600_000 })

/** The first broken link of each tenant's log. */
export const findBrokenLogs = async (app: App): Promise<string[]> => {
  const found: string[] = []
  for (const tenantId of await allTenants(app)) {
    const broken = await app.asTenant(tenantId, verifyWholeLog)
    if (broken !== null) found.push(`tenant ${tenantId}: the log is broken at entry ${broken}`)
  }
  return found
}

/** What the modules find out of order, tenant by tenant: by the report of this name, or by every one they have. */
export const findReported = async (app: App, name?: string): Promise<string[]> => {
  const reports = app.modules
    .flatMap((module) => Object.entries(module.reports ?? {}))
    .filter(([called]) => name === undefined || called === name)
  const found: string[] = []
  for (const tenantId of await allTenants(app))
    for (const [, report] of reports)
      for (const line of await app.asTenant(tenantId, report)) found.push(`tenant ${tenantId} · ${line}`)
  return found
}
