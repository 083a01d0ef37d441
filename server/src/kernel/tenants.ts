import type { App } from './app.ts'

/** Tenants of this cell, from the directory. */
export const allTenants = async (app: Pick<App, 'pool'>): Promise<string[]> => {
  const { rows } = await app.pool.query<{ tenant_id: string }>(
    'select tenant_id from platform.tenant_directory order by tenant_id',
  )
  return rows.map((row) => row.tenant_id)
}

/** Runs every module's seed for a tenant; seeds only add what is missing. */
export const furnish = (app: Pick<App, 'asTenant' | 'modules'>, tenantId: string): Promise<void> =>
  app.asTenant(tenantId, async (ctx) => {
    for (const { seed } of app.modules) await seed?.(ctx)
  })
