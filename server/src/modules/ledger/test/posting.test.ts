import { ledger } from '@srm/api/ledger'
import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#kernel/ids.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { aCompanyWithBooks, addCompany, aLedgerDocument, post, postedFor } from '#test/ledgers.ts'
import { patiently, together } from '#test/races.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'
import { books } from '../index.ts'
import { closeMonth } from '../month/close.service.ts'

let t: TestApp
let me: TestTenant
let place: Awaited<ReturnType<typeof aCompanyWithBooks>>
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
  place = await aCompanyWithBooks(me)
})

const paid = (document: ReturnType<typeof aLedgerDocument>, amount: string, day = '2026-11-03') =>
  post(me, {
    event: 'loan.paid',
    document,
    company: place.company,
    day,
    details: { fund: place.fund, amount },
  })

describe('posting', () => {
  it('said twice is posted once; said differently, what stood is taken back', async () => {
    const document = aLedgerDocument()
    expect(await paid(document, '600.00')).toBe(true)
    expect(await paid(document, '600.00')).toBe(false)
    expect(await postedFor(me, document.id)).toEqual(['personalLoan 600.00', 'bank -600.00'])
    expect(await paid(document, '599.99')).toBe(true)
    expect((await postedFor(me, document.id)).slice(2)).toEqual([
      'personalLoan -600.00',
      'bank 600.00',
      'personalLoan 599.99',
      'bank -599.99',
    ])
    const take = () => me.inside((ctx) => books.reverseEvent(ctx, { event: 'loan.paid', document }))
    expect(await take()).toBe(true)
    expect(await take()).toBe(false)
    expect(await paid(document, '1.00')).toBe(true)
  })

  it('of many at once is one', async () => {
    const document = aLedgerDocument()
    const answers = await together(Array.from({ length: 8 }, () => () => paid(document, '10.00')))
    expect(answers.filter(Boolean)).toHaveLength(1)
    expect(await postedFor(me, document.id)).toHaveLength(2)
  })

  it('that does not come to nothing is not kept, nor is one without lines', async () => {
    const id = newId()
    const head = `insert into ledger_posting (id, company_id, day, event, subject, document_id, document_code, part, version)
      values ($1, $2, '2026-11-03', 'loan.paid', 'loan', $1, 'X', '', 1)`
    const line = `insert into ledger_entry (id, posting_id, account_id, company_id, day, amount, item_subject, item_id)
      select $1, $2, a.id, a.company_id, '2026-11-03', $4, 'loan', $2 from ledger_account a
      where a.tenant_id = app.tenant() and a.company_id = $3 and a.kind = 'bank' limit 1`
    const write = (amounts: readonly string[]) =>
      me.inside(async (ctx) => {
        await ctx.db.run(head, [id, place.company])
        for (const amount of amounts) await ctx.db.run(line, [newId(), id, place.company, amount])
      })
    await expect(write([])).rejects.toThrow('comes to')
    await expect(write(['5.00', '-4.99'])).rejects.toThrow('comes to 0.01')
    await write(['5.00', '-5.00'])
    const later = me.inside((ctx) => ctx.db.run(line, [newId(), id, place.company, '0.01']))
    await expect(later).rejects.toThrow('comes to 0.01')
  })

  it('is neither changed nor deleted, by whomever', async () => {
    const document = aLedgerDocument()
    await paid(document, '7.00')
    for (const table of ['ledger_entry', 'ledger_posting', 'ledger_close', 'ledger_account'])
      for (const sql of [
        `update ${table} set tenant_id = tenant_id`,
        `delete from ${table}`,
        `truncate ${table} cascade`,
      ])
        await expect(me.inside((ctx) => ctx.db.run(sql, []))).rejects.toThrow(/append only|permission denied/)
  })

  it('of an account of another company is refused', async () => {
    const other = await addCompany(me)
    const document = aLedgerDocument()
    const details = { fund: place.fund, amount: '5.00' }
    await expect(
      post(me, { event: 'loan.paid', document, company: other, day: '2026-11-03', details }),
    ).rejects.toThrow('foreign key')
  })

  it('stays whole while eight clients post into four accounts and one closes months', async () => {
    const { company, fund } = await aCompanyWithBooks(me, { openingDate: '2026-01-01' })
    const documents = Array.from({ length: 10 }, () => aLedgerDocument())
    const client = async (nth: number): Promise<void> => {
      for (let step = 0; step < 12; step += 1) {
        const document = documents[(nth * 5 + step * 3) % documents.length] ?? aLedgerDocument()
        const amount = `${((step % 3) + 1) * 10}.00`
        const event = step % 2 === 0 ? 'loan.paid' : 'loan.returned'
        await post(me, { event, document, company, day: '2026-11-02', details: { fund, amount } }).catch(
          (error: unknown) => {
            if (!(error instanceof Error) || !['ledger.busy', 'server.busy'].includes(error.message)) throw error
          },
        )
      }
    }
    const close = async (): Promise<void> => {
      await me.inside((ctx) => closeMonth(ctx, { companyId: company, month: '2026-01-01' }))
    }
    await together([...Array.from({ length: 8 }, (_, nth) => () => client(nth)), close])
    const sums = await me.inside((ctx) =>
      ctx.db.run<{ sum: string; twice: number }>(
        `select sum(e.amount)::text as sum, (select count(*)::int from (select 1 from ledger_posting p where p.tenant_id = $1
            and p.company_id = $2 and p.reverses is null and not exists (select 1 from ledger_posting r where r.tenant_id = $1
            and r.reverses = p.id) group by p.event, p.document_id, p.part having count(*) > 1) d) as twice
          from ledger_entry e where e.tenant_id = $1 and e.company_id = $2`,
        [ctx.tenantId, company],
      ),
    )
    expect(sums.rows[0]).toEqual({ sum: '0.00', twice: 0 })
  })
})

describe('closed month', () => {
  const close = (company: string, month: string) =>
    patiently(() => me.call(ledger.close, { body: { companyId: company, month } }))()

  it('is closed in its order, refuses what is dated into it, and what would move into it', async () => {
    const { company, fund } = await aCompanyWithBooks(me, { openingDate: '2026-08-10' })
    const document = aLedgerDocument()
    const say = (amount: string, day: string) =>
      post(me, { event: 'loan.paid', document, company, day, details: { fund, amount } })
    await say('100.00', '2026-08-20')
    expect((await close(company, '2026-09-01')).key).toBe('ledger.close_order')
    const { result } = await close(company, '2026-08-01')
    expect(result).toMatchObject({ closedUntil: '2026-08-31', accounts: 3 })
    expect((await close(company, '2026-08-01')).key).toBe('ledger.already_closed')
    expect((await close(company, '2026-09-01')).status).toBe(200)
    await expect(
      post(me, {
        event: 'loan.paid',
        document: aLedgerDocument(),
        company,
        day: '2026-09-30',
        details: { fund, amount: '1.00' },
      }),
    ).rejects.toThrow('ledger.closed')
    // What was posted in an open month does not travel into a closed one, and a change of what stands there is of today.
    const other = aLedgerDocument()
    const move = (day: string) =>
      post(me, { event: 'loan.paid', document: other, company, day, details: { fund, amount: '9.00' } })
    await move('2026-10-05')
    await expect(move('2026-09-05')).rejects.toThrow('ledger.closed')
    await say('90.00', '2026-11-05')
    const days = await me.inside((ctx) =>
      ctx.db.run<{ day: string }>(
        `select day::text as day from ledger_posting where tenant_id = $1 and document_id = $2 order by version`,
        [ctx.tenantId, document.id],
      ),
    )
    expect(days.rows.map(({ day }) => day)).toEqual(['2026-08-20', '2026-11-05', '2026-11-05'])
    // The database refuses as well, whoever asks it.
    const raw = `insert into ledger_posting (id, company_id, day, event, subject, document_id, document_code, part, version)
      values ($1, $2, '2026-09-30', 'loan.paid', 'loan', $1, 'X', '', 1)`
    await expect(me.inside((ctx) => ctx.db.run(raw, [newId(), company]))).rejects.toThrow('is closed')
    expect((await close(company, '2026-11-01')).key).toBe('ledger.close_order')
    expect((await close(company, '2026-10-01')).status).toBe(200)
    expect((await close(company, '2026-11-01')).key).toBe('ledger.close_early')
  })

  it('keeps what its accounts stood at, and a statement of any period begins with it', async () => {
    const { company, fund } = await aCompanyWithBooks(me, { openingDate: '2026-08-10', openingBalance: '1000.00' })
    for (const [day, amount] of [
      ['2026-08-20', '100.00'],
      ['2026-09-20', '10.00'],
      ['2026-10-20', '1.00'],
    ] as const)
      await post(me, { event: 'loan.paid', document: aLedgerDocument(), company, day, details: { fund, amount } })
    for (const month of ['2026-08-01', '2026-09-01']) expect((await close(company, month)).status).toBe(200)
    const read = await me.call(ledger.statement, {
      query: { companyId: company, from: '2026-09-01', to: '2026-10-31' },
    })
    const bank = read.result.rows.find(({ account }) => account === 'bank')
    expect(bank).toMatchObject({ opening: '900.00', debit: '0.00', credit: '11.00', closing: '889.00' })
    expect(read.result.total).toEqual({ opening: '0.00', debit: '11.00', credit: '11.00', closing: '0.00' })
    const months = (await me.call(ledger.months)).result.find((book) => book.company.id === company)
    expect(months?.closedUntil).toBe('2026-09-30')
    expect(months?.months.map(({ month, isClosed, isNext, isLast }) => [month, isClosed, isNext, isLast])).toEqual([
      ['2026-11-01', false, false, false],
      ['2026-10-01', false, true, false],
      ['2026-09-01', true, false, true],
      ['2026-08-01', true, false, false],
    ])
    const list = await me.call(ledger.journal.list, {
      query: { filter: JSON.stringify([{ field: 'fund', op: 'in', value: [fund] }]) },
    })
    expect(list.status, list.message).toBe(200)
    expect(list.result.items.map(({ day, balance }) => [day, balance])).toEqual([
      ['2026-10-20', '889.00'],
      ['2026-09-20', '890.00'],
      ['2026-08-20', '900.00'],
      ['2026-08-10', '1000.00'],
    ])
  })
})
