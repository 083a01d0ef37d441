import type { App } from '../http/app.ts'
import type { Ctx } from '../ctx.ts'
import type { Module, Seed } from '../module.ts'

/** Tenants of this cell, from the directory. */
export const allTenants = async (app: Pick<App, 'pool'>): Promise<string[]> => {
  const { rows } = await app.pool.query<{ tenant_id: string }>(
    'select tenant_id from platform.tenant_directory_ref order by tenant_id',
  )
  return rows.map((row) => row.tenant_id)
}

let seeds: readonly Seed[] = []

/** Filled once when the modules are put together. */
export const registerSeeds = (modules: readonly Module[]): void => {
  seeds = modules.flatMap(({ seed }) => seed ?? [])
}

/** Runs every module's seed in the tenant the ctx is sealed to; seeds only add what is missing. */
export const seedTenantIn = async (ctx: Ctx): Promise<void> => {
  for (const seed of seeds) await seed(ctx)
}

export const seedTenant = (app: Pick<App, 'asTenant'>, tenantId: string): Promise<void> =>
  app.asTenant(tenantId, seedTenantIn)
