/** Lines asked for in a purchase, and suppliers who quote for all of them: two million quoted lines are 200,000 purchases. */
const lines = 5
const quotes = 2

const suppliers = 500
const projects = 50

type Fill = {
  /** Of tenant, from, to, how many purchases; departments, their buyers and how many titles. */
  readonly sql: string
  readonly perPurchase: number
}

const uid = (kind: string, n: string): string => `pg_temp.uid('${kind}', $1, ${n})`
const pick = (list: string, n: string): string => `($${list}::uuid[])[1 + ${n} % cardinality($${list}::uuid[])]`
/** Spread over three years, the last one today. */
const at = (n: string): string => `now() - ${n} * (interval '1095 days' / $4::int)`

const project = (n: string): string => `${n} % greatest(1, $4::int / ${projects})`
const stageOf = (
  n: string,
): string => `case when (${n} / 50) % 100 < 3 then 'quoting' when (${n} / 50) % 100 < 5 then 'draft'
  when (${n} / 50) % 100 < 9 then 'opened' when (${n} / 50) % 100 < 15 then 'canceled' else 'ordered' end`
const isAwarded = (n: string): string => `(${n} / 50) % 100 >= 15`
const cities = `(array['310100', '110100', '440100', '440300', '330100', '510100', '320500', '460200'])`

const projectSql = `insert into project (tenant_id, id, code, name, classify_id, event_start, event_end, owner_id, department_id, stage, health,
    progress, search_text, search_grams, created_at, updated_at)
  select $1, ${uid('project', 'g - 1')}, 'XM-' || g, '活动' || g, ${uid('classify', '0')}, current_date, current_date, ${pick('6', 'g')},
    ${pick('5', 'g')}, 'preparing', 'normal', 0, '', '{}', now(), now()
  from generate_series($2::int, $3::int) g where g <= greatest(1, $4::int / ${projects}) and $7::int > 0`

const supplierSql = `insert into supplier (tenant_id, id, code, name, type, source, search_text, search_grams, status, lifecycle)
  select $1, ${uid('supplier', 'g - 1')}, 'GYS-' || g, '供应商' || g, 'company', 'staff', '', '{}', 'enabled', 'qualified'
  from generate_series($2::int, $3::int) g where g <= ${suppliers} and $4::int > 0`

const purchaseSql = `insert into purchase (tenant_id, id, code, title, project_id, owner_id, department_id, method, deadline, min_quotes, open_mode,
    allows_partial, allows_alternate, is_tax_included, award_mode, is_state_hidden, budget_amount, line_count, invited_count, published_at,
    closed_at, opened_at, stage, status, search_text, search_grams, created_at, updated_at)
  select $1, ${uid('purchase', 'g')}, 'CG-' || lpad(g::text, 9, '0'), t.title, ${uid('project', project('g'))}, ${pick('6', 'g')},
    ${pick('5', 'g')}, 'inquiry', c.at + interval '7 days', 1, 'clock', true, true, true, 'byLine', false, 1000 + g % 90000, ${lines},
    ${quotes}, c.at, c.at, c.at, ${stageOf('g')}, 'draft', t.search, t.grams, c.at, c.at
  from generate_series($2::int, $3::int) g cross join lateral (select ${at('g')} as at) c join bench_title t on t.k = g % $7::int`

const lineSql = `insert into purchase_line (tenant_id, id, purchase_id, line, pool_line_id, project_id, purchase_type_id, line_kind, name, quantity,
    times, unit, date_from, date_to, region, budget_amount)
  select $1, ${uid('line', 'g')}, ${uid('purchase', 'p')}, n, case when n = 0 then ${uid('pool', 'p')} end, ${uid('project', project('p'))},
    ${uid('type', 'g % 11')}, t.line_kind, '明细' || g % 400, 10, 1, case when g % 3 = 0 then '间' else '项' end, current_date - p % 1000,
    current_date - p % 1000 + 1, ${cities}[1 + p % 8], 5000
  from generate_series($2::int, $3::int) g cross join lateral (select 1 + (g - 1) / ${lines} as p, (g - 1) % ${lines} as n) x
    join purchase_type t on t.tenant_id = $1 and t.id = ${uid('type', 'g % 11')} where $4::int > 0`

const ofQuote = `cross join lateral (select 1 + (g - 1) / ${quotes} as p, (g - 1) % ${quotes} as n) x`
const supplierOf = `(x.p * 7 + x.n * 13) % ${suppliers}`

const invitationSql = `insert into purchase_invitation (tenant_id, id, purchase_id, supplier_id, state, sent_at, created_at)
  select $1, ${uid('invitation', 'g')}, ${uid('purchase', 'x.p')}, ${uid('supplier', supplierOf)}, 'quoted', ${at('x.p')}, ${at('x.p')}
  from generate_series($2::int, $3::int) g ${ofQuote}`

const versionSql = `insert into quote_version (tenant_id, id, purchase_id, invitation_id, round_no, version_no, kind, ciphertext, sha256, received_at)
  select $1, ${uid('quote', 'g')}, ${uid('purchase', 'x.p')}, ${uid('invitation', 'g')}, 1, 1, 'quote', '\\x00', repeat('0', 64), ${at('x.p')}
  from generate_series($2::int, $3::int) g ${ofQuote}`

const quoteSql = `insert into quote (tenant_id, id, purchase_id, invitation_id, supplier_id, round_no, version_no, submitted_at, sha256, valid_until,
    tax_rate, invoice_kind, is_tax_included, total, total_ex_tax, is_surrogate, has_document, state)
  select $1, ${uid('quote', 'g')}, ${uid('purchase', 'x.p')}, ${uid('invitation', 'g')}, ${uid('supplier', supplierOf)}, 1, 1, ${at('x.p')},
    repeat('0', 64), current_date + 30, 6, 'special', true, 5000 + g % 3000, 4700, false, false,
    case when ${isAwarded('x.p')} then case when x.n = 0 then 'won' else 'lost' end else 'opened' end
  from generate_series($2::int, $3::int) g ${ofQuote}`

const offerSql = `insert into quote_line (tenant_id, id, quote_id, purchase_line_id, position, is_offered, unit_price, quantity, times, tax_rate, amount)
  select $1, ${uid('offer', 'g')}, ${uid('quote', 'x.q')}, ${uid('line', `((x.q - 1) / ${quotes}) * ${lines} + x.n + 1`)}, x.n, true, 100 + g % 900, 10, 1, 6,
    (100 + g % 900) * 10
  from generate_series($2::int, $3::int) g cross join lateral (select 1 + (g - 1) / ${lines} as q, (g - 1) % ${lines} as n) x where $4::int > 0`

const awardSql = `insert into award (tenant_id, id, code, title, purchase_id, project_id, suppliers, adjustment, amount, lowest_saving, quote_count,
    min_quotes, is_single_source, owner_id, department_id, approved_at, status, search_text, search_grams, created_at, updated_at)
  select $1, ${uid('award', 'g')}, 'DB-' || lpad(g::text, 9, '0'), t.title, ${uid('purchase', 'g')}, ${uid('project', project('g'))},
    array[${uid('supplier', `(g * 7) % ${suppliers}`)}], 0, 5000, 0, ${quotes}, 1, false, ${pick('6', 'g')}, ${pick('5', 'g')}, c.at, 'approved',
    '', '{}', c.at, c.at
  from generate_series($2::int, $3::int) g cross join lateral (select ${at('g')} as at) c join bench_title t on t.k = g % $7::int
  where ${isAwarded('g')}`

const awardLineSql = `insert into award_line (tenant_id, id, award_id, line, purchase_line_id, quote_line_id, supplier_id, quantity, unit_price, amount,
    is_lowest, is_abnormal, purchase_type_id, name, approved_at)
  select $1, ${uid('awardLine', 'g')}, ${uid('award', 'x.p')}, x.n, ${uid('line', 'g')}, ${uid('offer', `(x.p - 1) * ${quotes * lines} + x.n + 1`)},
    ${uid('supplier', `(x.p * 7) % ${suppliers}`)}, 10, 100 + g % 900, 5000, true, false, ${uid('type', 'g % 11')}, '明细' || g % 400, ${at('x.p')}
  from generate_series($2::int, $3::int) g cross join lateral (select 1 + (g - 1) / ${lines} as p, (g - 1) % ${lines} as n) x
  where ${isAwarded('x.p')} and x.n < 2`

const demandSql = `insert into demand (tenant_id, id, code, title, project_id, need_date, urgency, source, owner_id, department_id, amount, line_count,
    ordered_rate, stage, status, search_text, search_grams, created_at, updated_at)
  select $1, ${uid('demand', 'g')}, 'XQ-' || lpad(g::text, 9, '0'), t.title, ${uid('project', project('g'))}, current_date - g % 1000, 'normal',
    'manual', ${pick('6', 'g')}, ${pick('5', 'g')}, 5000, 1, 100, 'ordered', 'approved', '', '{}', c.at, c.at
  from generate_series($2::int, $3::int) g cross join lateral (select ${at('g')} as at) c join bench_title t on t.k = g % $7::int where g % 100 < 50`

const poolSql = `insert into pool_line (tenant_id, id, code, demand_id, demand_line_id, project_id, purchase_type_id, line_kind, name, quantity, times,
    date_from, region, budget_amount, stage, claimed_by, claimed_at, ordered_at, holder_kind, holder_id, search_text, search_grams, created_at, updated_at)
  select $1, ${uid('pool', 'g')}, 'XQC-' || lpad(g::text, 9, '0'), ${uid('demand', 'g')}, ${uid('demandLine', 'g')}, ${uid('project', project('g'))},
    ${uid('type', 'g % 11')}, t.line_kind, '明细' || g % 400, 10, 1, current_date - g % 1000, ${cities}[1 + g % 8], 5000, 'ordered', ${pick('6', 'g')},
    c.at, c.at, 'purchaseOrder', ${uid('order', 'g')}, '', '{}', c.at, c.at
  from generate_series($2::int, $3::int) g cross join lateral (select ${at('g')} as at) c
    join purchase_type t on t.tenant_id = $1 and t.id = ${uid('type', 'g % 11')} where g % 100 < 50 and cardinality($5::uuid[]) > 0 and $7::int > 0`

const orderSql = `insert into purchase_order (tenant_id, id, code, title, supplier_id, project_id, owner_id, department_id, source, award_id, purchase_id,
    amount, amount_ex_tax, tax, line_count, service_from, service_to, needs_approval, answer, sent_at, confirmed_at, stage, status, search_text,
    search_grams, created_at, updated_at)
  select $1, ${uid('order', 'g')}, 'CGDD-' || lpad(g::text, 9, '0'), t.title, ${uid('supplier', `(g * 7) % ${suppliers}`)},
    ${uid('project', project('g'))}, ${pick('6', 'g')}, ${pick('5', 'g')}, 'award', ${uid('award', 'g')}, ${uid('purchase', 'g')}, 5000, 4700, 300,
    ${lines}, current_date - g % 1000, current_date - g % 1000 + 1, false, 'confirmed', c.at, c.at, 'closed', 'approved', '', '{}', c.at, c.at
  from generate_series($2::int, $3::int) g cross join lateral (select ${at('g')} as at) c join bench_title t on t.k = g % $7::int
  where ${isAwarded('g')} and g % 100 < 50`

export const fillSqls: readonly Fill[] = [
  { sql: projectSql, perPurchase: 1 },
  { sql: supplierSql, perPurchase: 1 },
  { sql: demandSql, perPurchase: 1 },
  { sql: poolSql, perPurchase: 1 },
  { sql: purchaseSql, perPurchase: 1 },
  { sql: lineSql, perPurchase: lines },
  { sql: invitationSql, perPurchase: quotes },
  { sql: versionSql, perPurchase: quotes },
  { sql: quoteSql, perPurchase: quotes },
  { sql: offerSql, perPurchase: quotes * lines },
  { sql: awardSql, perPurchase: 1 },
  { sql: awardLineSql, perPurchase: lines },
  { sql: orderSql, perPurchase: 1 },
]

/** What waits for a buyer does not grow with the years: two thousand lines, half of them claimed. */
const openPoolSql = `insert into pool_line (tenant_id, id, code, demand_id, demand_line_id, project_id, purchase_type_id, line_kind, name, quantity, times,
    date_from, region, budget_amount, stage, claimed_by, claimed_at, search_text, search_grams)
  select $1, ${uid('open', 'g')}, 'XQC-N' || g, ${uid('demand', 'g')}, ${uid('demandLine', 'g')}, ${uid('project', '0')}, t.id, t.line_kind, '待采购' || g, 10, 1,
    current_date + g % 60, ${cities}[1 + g % 8], 5000, case when g % 2 = 0 then 'pending' else 'claimed' end,
    case when g % 2 = 1 then ${pick('2', 'g')} end, case when g % 2 = 1 then now() end, '', '{}'
  from generate_series(1, 2000) g join purchase_type t on t.tenant_id = $1 and t.id = ${uid('type', 'g % 11')}`

/** One purchase of forty lines with thirty quotes, the same in every company. */
const broad: readonly string[] = [
  `insert into purchase (tenant_id, id, code, title, project_id, owner_id, department_id, method, deadline, min_quotes, open_mode, allows_partial,
      allows_alternate, is_tax_included, award_mode, is_state_hidden, line_count, invited_count, published_at, stage, status, search_text, search_grams)
    select $1, ${uid('purchase', '0')}, 'CG-000000000', '大会', null, $2::uuid, (select department_id from "user" where tenant_id = $1 and id = $2::uuid),
      'inquiry', now(), 1, 'clock', true, true, true, 'byLine', false, 40, 30, now(), 'opened', 'draft', '', '{}'`,
  `insert into purchase_line (tenant_id, id, purchase_id, line, purchase_type_id, line_kind, name, quantity, times, unit, date_from, region, budget_amount)
    select $1, ${uid('broadLine', 'g')}, ${uid('purchase', '0')}, g, t.id, t.line_kind, '明细' || g, 10, 1, '项', current_date, '310100', 5000
    from generate_series(1, 40) g join purchase_type t on t.tenant_id = $1 and t.id = ${uid('type', 'g % 11')} where $2::uuid is not null`,
  `insert into purchase_invitation (tenant_id, id, purchase_id, supplier_id, state, sent_at)
    select $1, ${uid('broad', 'g')}, ${uid('purchase', '0')}, ${uid('supplier', 'g')}, 'quoted', now() from generate_series(1, 30) g where $2::uuid is not null`,
  `insert into quote_version (tenant_id, id, purchase_id, invitation_id, round_no, version_no, kind, ciphertext, sha256, received_at)
    select $1, ${uid('broad', 'g')}, ${uid('purchase', '0')}, ${uid('broad', 'g')}, 1, 1, 'quote', '\\x00', repeat('0', 64), now()
    from generate_series(1, 30) g where $2::uuid is not null`,
  `insert into quote (tenant_id, id, purchase_id, invitation_id, supplier_id, round_no, version_no, submitted_at, sha256, tax_rate, invoice_kind,
      is_tax_included, total, total_ex_tax, is_surrogate, has_document, state)
    select $1, ${uid('broad', 'g')}, ${uid('purchase', '0')}, ${uid('broad', 'g')}, ${uid('supplier', 'g')}, 1, 1, now(), repeat('0', 64), 6, 'special', true,
      5000, 4700, false, false, 'opened' from generate_series(1, 30) g where $2::uuid is not null`,
  `insert into quote_line (tenant_id, id, quote_id, purchase_line_id, position, is_offered, unit_price, quantity, times, tax_rate, amount)
    select $1, ${uid('broadOffer', 'q * 40 + n')}, ${uid('broad', 'q')}, ${uid('broadLine', 'n')}, n, true, 100 + (q * n) % 700, 10, 1, 6, 5000
    from generate_series(1, 30) q cross join generate_series(1, 40) n where $2::uuid is not null`,
]

export const lastFills = { openPoolSql, broad }
