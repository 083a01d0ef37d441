import { SupplierApplication } from '@srm/api/onboarding'
import { completeCreditCode } from '@srm/api/shared/checks'
import type { Ctx } from '#kernel/ctx.ts'
import { createApplication, reject, returnToApplicant, take } from '#modules/onboarding/index.ts'

type Fate = 'submitted' | 'reviewing' | 'returned' | 'mended' | 'rejected' | 'duplicate'
type Story = readonly [name: string, className: string, contact: string, region: string, days: number, fate: Fate]

const stories: readonly Story[] = [
  ['苏州太湖国际会议酒店管理有限公司', '会议型酒店', '蒋文渊', '320000', 0, 'submitted'],
  ['上海光合数字影像有限公司', '灯光音响', '邵一鸣', '310000', 0, 'submitted'],
  ['宁波甬江旅游客运有限公司', '大巴租赁', '毛建波', '330000', 1, 'submitted'],
  ['杭州拾光舞美设计工作室', '舞台木作', '姚蔓', '330000', 1, 'reviewing'],
  ['南京金陵展览工程有限公司', '特装搭建', '葛成', '320000', 2, 'reviewing'],
  ['成都锦里庭院活动场地有限公司', '户外场地', '廖晓蓉', '510000', 2, 'returned'],
  ['北京同声译语文化传播有限公司', '主持翻译', '戴维娜', '110000', 3, 'returned'],
  ['上海外滩十八号活动空间有限公司', '艺术空间', '曹以宁', '310000', 4, 'mended'],
  ['广州白云票务代理有限公司', '机票代理', '黎志强', '440000', 9, 'rejected'],
  ['深圳前海印务科技有限公司', '印刷物料', '魏嘉', '440000', 12, 'duplicate'],
]

const remarks = [
  { path: 'licences', text: '营业执照照片模糊，请在光线充足处重新拍摄' },
  { path: 'address', text: '请填写到门牌号' },
]

/** Nobody is told: nothing of this has just happened. */
const quietly = (ctx: Ctx): Ctx => ({ ...ctx, job: () => Promise.resolve(null) })

const cameSql = `update supplier_application set source = 'outside', ip = $3, user_agent = $4, agreement_version = '2026-11',
    agreed_at = now() - make_interval(days => $5), submitted_at = now() - make_interval(days => $5),
    created_by = null, owner_id = $6::uuid where tenant_id = $1 and id = $2`
const mendedSql = `update supplier_application set stage = 'submitted', mended = 1, remarks = '[]', opinion = null where tenant_id = $1 and id = $2`
const endSql = `update supplier_application set stage = $3, decided_at = submitted_at + interval '1 day', supplier_id = $4::uuid, duplicate_of_id = $5::uuid, opinion = $6
  where tenant_id = $1 and id = $2`
const classesSql = 'select id, name from supplier_classify_ref where tenant_id = $1'
const knownSql = `select s.id, s.name, s.credit_code as "creditCode", s.classifies, s.region, c.name as contact, c.mobile from supplier s
  join supplier_contact c on c.tenant_id = s.tenant_id and c.supplier_id = s.id and c.is_primary
  where s.tenant_id = $1 and s.lifecycle = 'potential' order by s.id limit 3`

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) MicroMessenger/8.0.60'

type Came = { readonly n: number; readonly days: number; readonly owner: string | undefined }

const came = async (ctx: Ctx, body: object, { n, days, owner }: Came): Promise<string> => {
  const { id } = await createApplication(ctx, SupplierApplication.create.parse(body))
  await ctx.db.run(cameSql, [ctx.tenantId, id, `114.86.${String(20 + n)}.${String(3 + n * 7)}`, phone, days, owner])
  return id
}

const bodyOf = ([name, , contactName, region]: Story, n: number, classifies: readonly string[]) => ({
  name,
  type: name.endsWith('工作室') ? 'individual' : 'company',
  creditCode: completeCreditCode(`9131011${String(n)}MA7H${String(30_000 + n * 137)}`),
  legalPerson: contactName,
  classifies,
  region,
  contactName,
  contactMobile: `1862${String(1_000_000 + n * 45_631)}`,
  contactPosition: n % 2 === 0 ? '总经理' : '商务经理',
  businessScope: '会议与活动相关服务，服务过多场千人以上会议。',
  licences: [{ type: 'license', longTerm: true }],
  offers: name.includes('酒店') ? [{ kind: 'hotel', name: '太湖国际会议酒店', star: 'five', rooms: 486 }] : [],
})

/** What became of it, by the steps a reviewer takes. */
const follow = async (ctx: Ctx, id: string, fate: Fate, duplicate: string | undefined): Promise<void> => {
  const body = { version: 1 }
  if (fate === 'reviewing') await take(ctx, id, body)
  if (fate === 'returned' || fate === 'mended') await returnToApplicant(ctx, id, { ...body, remarks })
  if (fate === 'mended') await ctx.db.run(mendedSql, [ctx.tenantId, id])
  if (fate === 'rejected') await reject(ctx, id, { ...body, opinion: '经营范围与申请类别不符，暂不合作。' })
  if (fate === 'duplicate') await ctx.db.run(endSql, [ctx.tenantId, id, 'duplicate', null, duplicate, '已有合作档案'])
}

type KnownItems = {
  id: string
  name: string
  creditCode: string
  classifies: string[]
  region: string
  contact: string
  mobile: string
}

/** Applications in every state; the approved ones are those of suppliers who are here as potential ones. */
export const seedApplications = async (given: Ctx, owners: readonly string[]): Promise<void> => {
  const ctx = quietly(given)
  const { rows: classes } = await ctx.db.run<{ id: string; name: string }>(classesSql, [ctx.tenantId])
  const { rows: known } = await ctx.db.run<KnownItems>(knownSql, [ctx.tenantId])
  const owner = (n: number) => owners[n % owners.length]
  for (const [n, story] of stories.entries()) {
    const [, className, , , days, fate] = story
    const found = classes.find(({ name }) => name === className) ?? classes[n % classes.length]
    const id = await came(ctx, bodyOf(story, n, found ? [found.id] : []), { n, days, owner: owner(n) })
    await follow(ctx, id, fate, known[0]?.id)
  }
  for (const [n, { id: supplier, name, creditCode, classifies, region, contact, mobile }] of known.entries()) {
    const body = { name, type: 'company', creditCode, classifies, region, contactName: contact, contactMobile: mobile }
    const id = await came(ctx, body, { n: 20 + n, days: 20 + n * 6, owner: owner(n) })
    await ctx.db.run(endSql, [ctx.tenantId, id, 'approved', supplier, null, '资料齐全，同意入库。'])
  }
}
