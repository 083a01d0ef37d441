import { loadConfig } from '#kernel/config.ts'
import { admin } from './data.ts'

/** Gives the tenant of one person a purchase with 200 opened quotes for 100 lines: `parity.ts 周敏`. */
const [name = ''] = process.argv.slice(2)

const newId = `overlay(gen_random_uuid()::text placing '7' from 15 for 1)::uuid`

const purchaseSql = `insert into app.purchase (tenant_id, id, code, title, owner_id, method, deadline, min_quotes, open_mode, allows_partial,
    allows_alternate, is_tax_included, award_mode, is_state_hidden, published_at, closed_at, opened_at, stage, status, search_text,
    search_grams, created_by, updated_by)
  values ($1, ${newId}, 'CG-M-0001', '两百家报价的大会', $2, 'inquiry', now() - interval '1 hour', 3, 'clock', true, true, true, 'byLine', false,
    now() - interval '2 days', now() - interval '1 hour', now(), 'opened', 'draft', '', '{}', $2, $2) returning id`

/** Half of them by the head, so that the number of people moves them. */
const linesSql = `insert into app.purchase_line (tenant_id, id, purchase_id, line, purchase_type_id, line_kind, name, quantity, times, unit,
    attendees, budget_amount)
  select $1, ${newId}, $2, g, (select id from app.purchase_type where tenant_id = $1 order by id limit 1),
    case when g % 2 = 0 then 'catering' else 'other' end, '明细 ' || g, case when g % 2 = 0 then 200 else 7.5 end, 1, '项',
    case when g % 2 = 0 then 200 end, 40000 from generate_series(1, 100) g`

const invitationsSql = `insert into app.purchase_invitation (tenant_id, id, purchase_id, supplier_id, state, sent_at)
  select $1, ${newId}, $2, s.id, 'quoted', now() from app.supplier s where s.tenant_id = $1 order by s.id limit 200`

const versionsSql = `insert into app.quote_version (tenant_id, id, purchase_id, invitation_id, round_no, version_no, kind, ciphertext, sha256, received_at)
  select $1, ${newId}, $2, i.id, 1, 1, 'quote', '\\x00', repeat('0', 64), now() from app.purchase_invitation i where i.tenant_id = $1 and i.purchase_id = $2`

const quotesSql = `insert into app.quote (tenant_id, id, purchase_id, invitation_id, supplier_id, round_no, version_no, submitted_at, sha256,
    tax_rate, invoice_kind, is_tax_included, service_charge_rate, total, total_ex_tax, is_surrogate, has_document, state)
  select $1, v.id, $2, v.invitation_id, i.supplier_id, 1, 1, now(), v.sha256, 6, 'special', false, 10, 1000000, 900000, false, false, 'opened'
  from app.quote_version v join app.purchase_invitation i on i.tenant_id = v.tenant_id and i.id = v.invitation_id
  where v.tenant_id = $1 and v.purchase_id = $2`

const quoteLinesSql = `insert into app.quote_line (tenant_id, id, quote_id, purchase_line_id, position, is_offered, unit_price, quantity, times, tax_rate, amount)
  select $1, ${newId}, q.id, l.id, l.line, true, p.price, l.quantity, l.times, 6, round(p.price * l.quantity * l.times, 2)
  from app.quote q join app.purchase_line l on l.tenant_id = q.tenant_id and l.purchase_id = q.purchase_id
    cross join lateral (select round((150 + l.line + abs(hashtext(q.id::text || l.id::text)) % 9000 / 100.0)::numeric, 2) as price) p
  where q.tenant_id = $1 and q.purchase_id = $2 and abs(hashtext(l.id::text || q.id::text)) % 20 > 0`

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
  const made = await client.query<{ id: string }>(purchaseSql, [person.tenant_id, person.id])
  const of = [person.tenant_id, made.rows[0]?.id]
  for (const sql of [linesSql, invitationsSql, versionsSql, quotesSql, quoteLinesSql]) await client.query(sql, of)
  await client.query('vacuum analyze app.quote_line')
} finally {
  await client.end()
}
