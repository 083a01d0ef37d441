import { Purchase, type Candidate } from '@srm/api/inquiry'
import { label, type Label } from '@srm/api/shared/label'
import { percentOf } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import { covered } from '#kernel/external.ts'
import { assertInScope } from '#kernel/records/read/scope.ts'
import { termsOf } from '#kernel/search.ts'
import { Params } from '#kernel/records/read/filters.ts'

/** Which classes of suppliers can do what a line asks for. */
const classKinds = `(values ('hall', 'venue'), ('hall', 'hotel'), ('room', 'hotel'), ('catering', 'catering'), ('catering', 'hotel'),
  ('av', 'av'), ('build', 'stage_build'), ('staff', 'staff'), ('vehicle', 'transport'), ('gift', 'gift'), ('print', 'print'),
  ('ticket', 'travel'), ('other', 'other'))`

type Row = {
  readonly id: string
  readonly name: string
  readonly code: string
  readonly grade: string | null
  readonly score: string | null
  readonly region: string | null
  readonly lifecycle: string
  readonly standingInquiry: string
  readonly forbidden: string | null
  readonly contact: { id: string; name: string; mobile: string | null } | null
  readonly isFit: boolean
  readonly asked: number
  readonly answered: number
  readonly won: number
  readonly lastPrice: Candidate['lastPrice']
}

/** So many are offered at a time; a keyword finds the others. */
const maxCandidates = 40

/** What a class can do its classes below can do too. What is bought: its kinds, its types, whom it is bought for. */
const wantedSql = `wanted as materialized (select array_agg(distinct l.line_kind) as kinds, array_agg(distinct l.purchase_type_id) as types,
    array_agg(distinct l.name) as names
  from purchase_line l where l.tenant_id = $1 and l.purchase_id = $2),
  customers as materialized (select distinct p.customer_id as id from project_ref p where p.tenant_id = $1 and p.customer_id is not null
    and p.id in (select project_id from purchase where tenant_id = $1 and id = $2
      union select project_id from purchase_line where tenant_id = $1 and purchase_id = $2)),
  fit as (select c.id from supplier_classify_ref c join supplier_classify_terms_ref t
      on t.tenant_id = c.tenant_id and t.classify_id = c.id join ${classKinds} k (line, class) on k.class = t.kind
    where c.tenant_id = $1 and k.line = any(select unnest(kinds) from wanted)
    union select c.id from supplier_classify_ref c join fit f on f.id = c.parent_id where c.tenant_id = $1)`

/** Those whose class fits first, then the better rated, each with its own past. */
const foundSql = (found: readonly string[]): string => `found as materialized (select s.*,
    s.classifies && (select coalesce(array_agg(id), '{}') from fit) as is_fit
  from supplier_ref s where ${[
    's.tenant_id = $1',
    `s.status = 'enabled'`,
    `s.lifecycle not in ('eliminated', 'blacklisted')`,
    `not exists (select 1 from purchase_invitation i where i.tenant_id = s.tenant_id and i.purchase_id = $2 and i.supplier_id = s.id
      and i.state <> 'canceled')`,
    ...found,
  ].join(' and ')}
  order by is_fit desc, s.score desc nulls last, s.id limit ${String(maxCandidates)})`

const candidatesSql = (found: readonly string[]): string => `with recursive ${wantedSql}, ${foundSql(found)}
  select s.id, s.name, s.code, s.grade, s.score::text as score, s.region, s.lifecycle, s.standing_inquiry as "standingInquiry",
    (select f.name from customer_forbidden_supplier_ref f where f.tenant_id = s.tenant_id and f.supplier_id = s.id
      and f.customer_id in (select id from customers) limit 1) as forbidden,
    (select json_build_object('id', c.id, 'name', c.name, 'mobile', c.mobile) from supplier_contact_ref c
      where c.tenant_id = s.tenant_id and c.supplier_id = s.id and c.status = 'active'
      order by c.receive_inquiry_sms desc, c.is_primary desc, c.id limit 1) as contact,
    s.is_fit or h.same > 0 as "isFit", h.asked, h.answered, h.won,
    (select json_build_object('name', p.name, 'price', p.price::text, 'unit', p.unit, 'at', p.created_at) from supplier_price_item_ref p
      where p.tenant_id = s.tenant_id and p.supplier_id = s.id and p.kind = any(select unnest(kinds) from wanted)
      order by p.name = any(select unnest(names) from wanted) desc, p.created_at desc limit 1) as "lastPrice"
  from found s cross join lateral (select count(*)::int as asked,
      (count(*) filter (where i.state in ('quoted', 'declined', 'withdrawn', 'won', 'lost')))::int as answered,
      (count(*) filter (where i.state = 'won'))::int as won,
      (count(*) filter (where exists (select 1 from purchase_line l where l.tenant_id = i.tenant_id and l.purchase_id = i.purchase_id
        and l.purchase_type_id = any(select unnest(types) from wanted))))::int as same
    from (select i.* from purchase_invitation i join purchase p on p.tenant_id = i.tenant_id and p.id = i.purchase_id
      where i.tenant_id = s.tenant_id and i.supplier_id = s.id and i.sent_at is not null and p.stage not in ('quoting', 'closed', 'failed')
      order by i.created_at desc limit 100) i) h
  order by "isFit" desc, s.score desc nulls last, s.id`

const remarksOf = (ctx: Ctx, { lifecycle, standingInquiry, forbidden, contact }: Row): Candidate['remarks'] => {
  const remarks: { text: Label; blocks: boolean }[] = []
  if (forbidden !== null)
    remarks.push({ text: label(`客户不同意使用：${forbidden}`, `The customer refuses it: ${forbidden}`), blocks: true })
  if (lifecycle === 'frozen')
    remarks.push({ text: label('已冻结，可能不能邀请', 'Frozen: it may not be asked'), blocks: false })
  if (standingInquiry === 'block')
    remarks.push({ text: label('评分等级不允许邀请', 'Its rating forbids asking it'), blocks: true })
  if (standingInquiry === 'warn')
    remarks.push({ text: label('评分偏低，请谨慎', 'Its rating is low: take care'), blocks: false })
  if (contact === null) remarks.push({ text: label('没有联系人', 'No contact'), blocks: false })
  return remarks.map(({ text, blocks }) => ({ text: text[ctx.language], blocks }))
}

const toCandidate = (ctx: Ctx, row: Row): Candidate => {
  const { id, name, code, grade, score, region, contact, isFit, asked, answered, won, lastPrice } = row
  const hides = (mask: string): boolean => ctx.session.masks?.has(mask) === true
  return {
    supplier: { id, name },
    code,
    contact:
      contact !== null && hides('mobile') && contact.mobile !== null
        ? { ...contact, mobile: covered(contact.mobile) }
        : contact,
    grade,
    score,
    region,
    isFit,
    asked,
    won,
    responseRate: percentOf(String(answered), String(asked)),
    lastPrice: lastPrice !== null && hides('cost') ? { ...lastPrice, price: null } : lastPrice,
    remarks: remarksOf(ctx, row),
  }
}

/**
 * Suppliers that could be asked. Their past is that of inquiries which are over: one under way would tell who has
 * answered it.
 */
export const candidatesOf = async (ctx: Ctx, id: string, keyword = ''): Promise<Candidate[]> => {
  await assertInScope(ctx, Purchase, id, true)
  const params = new Params(ctx.tenantId, id)
  const found = termsOf(keyword).patterns.map((pattern) => `s.search_text like ${params.add(pattern, 'text')}`)
  const { rows } = await ctx.db.run<Row>(candidatesSql(found), params.values)
  return rows.map((row) => toCandidate(ctx, row))
}
