import { loadConfig } from '#kernel/config.ts'
import { admin, fillCompanies } from './data.ts'

/** Gives the tenant of one person so many companies: `fill.ts 周敏 50000`. */
const [name = '', count = '50000'] = process.argv.slice(2)

const client = admin(loadConfig(process.env))
await client.connect()
try {
  const { rows } = await client.query<{ tenant_id: string; id: string }>(
    'select tenant_id, id from app."user" where display_name = $1 limit 1',
    [name],
  )
  const [person] = rows
  if (!person) throw new Error(`there is no ${name}`)
  await client.query('set session_replication_role = replica')
  await fillCompanies(client, { id: person.tenant_id, userId: person.id, rows: Number(count) })
  await client.query('vacuum analyze app.our_company')
} finally {
  await client.end()
}
