import pg from 'pg'
import type { Ctx } from '#kernel/ctx.ts'
import type { Plan } from '#kernel/db/handle.ts'
import type { TestApp } from './app.ts'
import { connectAs } from './sql.ts'
import type { TestTenant } from './tenant.ts'

export type SentStatement = { text: string; values: readonly unknown[]; plan?: Plan | undefined }

/** The statements some work sends, as it sends them. */
export const sentBy = async (
  me: Pick<TestTenant, 'inside'>,
  work: (ctx: Ctx) => Promise<unknown>,
): Promise<SentStatement[]> => {
  const sent: SentStatement[] = []
  await me.inside((ctx) => {
    const db: Ctx['db'] = {
      readOnly: ctx.db.readOnly,
      run: (text, values, plan) => {
        sent.push({ text, values, plan })
        return ctx.db.run(text, values)
      },
    }
    return work({ ...ctx, db })
  })
  return sent
}

const literal = (value: unknown): string => {
  if (value === null || value === undefined) return 'null'
  if (Array.isArray(value) && typeof value[0] === 'number') return `array[${value.join(', ')}]::int[]`
  if (Array.isArray(value)) return `'{${value.join(',')}}'`
  return pg.escapeLiteral(String(value as string))
}

/** The plan the server's own role gets once the statement is known well enough for a plan of its own. */
export const planOf = async (
  t: Pick<TestApp, 'app'>,
  { tenantId }: Pick<TestTenant, 'tenantId'>,
  { text, values, plan }: SentStatement,
  how = 'costs off',
): Promise<string> => {
  const client = await connectAs(t.app.config, 'app')
  try {
    await client.query(`begin read only; set local app.tenant = '${tenantId}'; set local jit = off`)
    if (plan === 'fresh' || plan === 'custom') await client.query('set local plan_cache_mode = force_custom_plan')
    await client.query(`prepare looked as ${text}`)
    const given = values.length > 0 ? `(${values.map(literal).join(', ')})` : ''
    for (let time = 0; time < 6; time += 1) await client.query(`execute looked${given}`)
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain (${how}) execute looked${given}`)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  } finally {
    await client.end()
  }
}
