import { shanghaiDay } from '@srm/api/shared/date'
import { supplierPages } from '@srm/api/supplier/pages'
import { addressOf } from '@srm/api/shared/pages'
import type { Ctx } from '#kernel/ctx.ts'
import { fillSentence } from '@srm/api/shared/label'
import { notify } from '#modules/notice/index.ts'
import { autoFreeze, releaseHold } from '../hold/hold.automatic.service.ts'
import { certificateNames } from '../lifecycle/lifecycle.views.ts'
import { lackingCertificates } from './lacking.views.ts'
import { sentences } from '../sentences.rules.ts'

const heldSql = `select supplier_id as id from supplier_hold
  where tenant_id = $1 and cause = 'certificate' and released_at is null and ($2::uuid[] is null or supplier_id = any($2))`

/**
 * Whoever lacks a certificate that a class of theirs asks for is not invited to quote until there is a new one. What
 * was ordered goes on. `only` looks at these suppliers, right after a certificate of theirs changed.
 */
export const followCertificates = async (ctx: Ctx, only: readonly string[] | null): Promise<void> => {
  const found = await lackingCertificates(ctx, only)
  const names = await certificateNames(ctx)
  for (const { id, types } of found.filter(({ held }) => !held)) {
    const reason = `${types.map((type) => names.get(type) ?? type).join('、')}已过期`
    await autoFreeze(ctx, id, 'certificate', { scope: ['inquiry'], reason })
  }
  const still = new Set(found.map(({ id }) => id))
  const { rows } = await ctx.db.run<{ id: string }>(heldSql, [ctx.tenantId, only])
  for (const { id } of rows.filter((row) => !still.has(row.id))) await releaseHold(ctx, id, 'certificate', '证件已更新')
}

const overSql = `select supplier_id as id from supplier_hold h join supplier s on s.tenant_id = h.tenant_id and s.id = h.supplier_id
  where h.tenant_id = $1 and h.released_at is null and h.until < $2::date and s.lifecycle = 'frozen'`

/** A freeze ends with its last day. */
export const releaseOver = async (ctx: Ctx): Promise<void> => {
  const { rows } = await ctx.db.run<{ id: string }>(overSql, [ctx.tenantId, shanghaiDay(new Date())])
  for (const { id } of rows) await releaseHold(ctx, id, 'manual', '冻结到期，自动解除')
}

/** The mark that is due now, where it is a later one than was told of last. Certificates that were renewed are nobody's care. */
const dueSql = `with due as (
    select c.id, c.type, c.number, c.expires_on, c.told_at, s.id as supplier, s.name, s.owner_id,
      case when c.expires_on - $2::date <= 0 then 0 when c.expires_on - $2::date <= 7 then 7 else 30 end as mark
    from supplier_certificate c join supplier s on s.tenant_id = c.tenant_id and s.id = c.supplier_id
    where c.tenant_id = $1 and not c.revoked and not c.long_term and coalesce(c.expires_on, '-infinity'::date) between $2::date - 30 and $2::date + 30
      and s.status = 'enabled' and s.lifecycle not in ('eliminated', 'blacklisted') and s.owner_id is not null
      and not exists (select 1 from supplier_certificate n where n.tenant_id = $1 and n.supplier_id = c.supplier_id and n.type = c.type
        and n.id <> c.id and n.status in ('valid', 'expiring') and (n.long_term or n.expires_on > c.expires_on)))
  update supplier_certificate c set told_at = d.mark from due d
  where c.tenant_id = $1 and c.id = d.id and d.mark < coalesce(d.told_at, 99)
  returning c.id, d.type, d.number, d.expires_on as "expiresOn", d.supplier, d.name, d.owner_id as owner, d.mark`

type Due = {
  readonly id: string
  readonly type: string
  readonly expiresOn: string
  readonly supplier: string
  readonly name: string
  readonly owner: string
  readonly mark: number
}

const wordsOf = ({ name, mark, expiresOn }: Due, type: string, today: string): string => {
  const sentence = mark === 0 ? sentences.expiresToday : sentences.expires
  return fillSentence(expiresOn < today ? sentences.expired : sentence, { name, type, on: expiresOn })
}

/** Whoever looks after the supplier is told a month, a week and the day before; once each, also when a night was missed. */
export const notifyExpiry = async (ctx: Ctx): Promise<void> => {
  const today = shanghaiDay(new Date())
  const { rows } = await ctx.db.run<Due>(dueSql, [ctx.tenantId, today])
  if (rows.length === 0) return
  const names = await certificateNames(ctx)
  for (const due of rows)
    await notify(ctx, {
      to: [due.owner],
      type: 'due',
      title: wordsOf(due, names.get(due.type) ?? due.type, today),
      body: '到期后该供应商可能不能参加询价，请联系对方更新证件。',
      link: `${addressOf(supplierPages.supplier.detail, due.supplier)}&tab=papers`,
    })
}
