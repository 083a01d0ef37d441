import { Button, Checkbox, Input, Tag } from 'antd'
import { useState, type ReactNode } from 'react'
import { receipt, type Receipt, type ReceiptSuggestion } from '@srm/api/receipt'
import { metaOf } from '@srm/api/shared/field-meta'
import { income } from '@srm/api/shared/fields'
import { compareMoney, subtractMoney } from '@srm/api/shared/money'
import { formatMoney } from '@/lib/format.ts'
import { useMutate, useRead } from '@/lib/api/query.ts'
import { useDebounced } from '@/lib/debounced.ts'
import { toast } from '@/lib/toast.ts'
import { FieldInput } from '@/ui/fields/field-input.tsx'
import { Muted, Row, Stack } from '@/ui/layout.tsx'
import { Await, State } from '@/ui/states.tsx'
import { chosenSum, claimLines, toggle, type Choice } from './choice.model.ts'
import styles from './desk.module.css'
import { useDeskText } from '../receipt.texts.ts'

const amountMeta = metaOf(income('金额', 'Amount'))

type ItemProps = {
  readonly one: ReceiptSuggestion
  readonly amount: string | undefined
  readonly take: () => void
  readonly change: (amount: string) => void
}

const Item = ({ one, amount, take, change }: ItemProps): ReactNode => {
  const t = useDeskText()
  const { contract: of, customer, plan, dueDate, isOverdue, open, reasons } = one
  return (
    <li className={styles.suggestion} data-chosen={amount !== undefined}>
      <Checkbox checked={amount !== undefined} onChange={take} aria-label={t('suggest.take', { name: plan.name })} />
      <Stack gap={4}>
        <strong>{plan.name}</strong>
        <Muted size="s">
          {customer.name} · {of.code}
        </Muted>
        <Row wrap gap={8}>
          <Muted size="s">{t('suggest.open', { amount: formatMoney(open) })}</Muted>
          {dueDate !== null && (
            <Muted size="s" className={isOverdue ? styles.late : ''}>
              {t(isOverdue ? 'suggest.late' : 'suggest.due', { day: dueDate })}
            </Muted>
          )}
        </Row>
        <span className={styles.reasons}>
          {reasons.map((reason) => (
            <Tag key={reason} color="blue">
              {reason}
            </Tag>
          ))}
        </span>
      </Stack>
      {amount !== undefined && (
        <FieldInput
          meta={amountMeta}
          label={t('suggest.amount', { name: plan.name })}
          value={amount}
          onChange={(next) => change(typeof next === 'string' ? next : '')}
        />
      )}
    </li>
  )
}

type FootProps = { readonly row: Receipt; readonly choice: Choice; readonly known: readonly ReceiptSuggestion[] }

/** What the choice comes to, and the button that says so to whoever confirms it. */
const Foot = ({ row, choice, known }: FootProps): ReactNode => {
  const t = useDeskText()
  const { id, version } = row
  const left = row.unallocated ?? '0'
  const sum = chosenSum(choice)
  const rest = subtractMoney(left, sum)
  const lines = claimLines(choice, known, left)
  const { mutateAsync, isPending } = useMutate(receipt.receipt.claim, {
    done: () => toast.success(t('claim.done')),
  })
  const isOver = compareMoney(rest, '0') < 0
  return (
    <div className={styles.foot}>
      <Muted className={isOver ? styles.late : ''}>
        {isOver
          ? t('claim.over', { amount: formatMoney(subtractMoney('0', rest)) })
          : t('claim.rest', { amount: formatMoney(rest) })}
      </Muted>
      <Button
        type="primary"
        size="large"
        disabled={!lines}
        loading={isPending}
        onClick={() => void (lines && mutateAsync({ params: { id }, body: { version, lines } }).catch(() => undefined))}
      >
        {t('claim.do', { amount: formatMoney(sum) })}
      </Button>
    </div>
  )
}

/** What a receipt may be for, with why; one or several are chosen, each with its amount. */
export const Suggestions = ({ row, canClaim }: { readonly row: Receipt; readonly canClaim: boolean }): ReactNode => {
  const t = useDeskText()
  const [typed, setTyped] = useState('')
  const [choice, setChoice] = useState<Choice>({})
  const [known, setKnown] = useState<readonly ReceiptSuggestion[]>([])
  const keyword = useDebounced(typed.trim())
  const query = useRead(
    receipt.receipt.suggestions,
    { params: { id: row.id }, query: keyword === '' ? {} : { keyword } },
    { keepPrevious: true },
  )
  const take = (one: ReceiptSuggestion): void => {
    setKnown((before) => [...before.filter(({ plan }) => plan.id !== one.plan.id), one])
    setChoice((before) => toggle(before, one, row.unallocated ?? '0'))
  }
  return (
    <div className={styles.body}>
      <Input.Search
        allowClear
        value={typed}
        placeholder={t('suggest.search')}
        aria-label={t('suggest.search')}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Await query={query} rows={4}>
        {(found) => {
          const chosen = known.filter(({ plan }) => plan.id in choice && !found.some((one) => one.plan.id === plan.id))
          const all = [...chosen, ...found]
          if (all.length === 0) return <State title={t('suggest.none')} />
          return (
            <ul className={styles.suggestions} aria-label={t('suggest.title')}>
              {all.map((one) => (
                <Item
                  key={one.plan.id}
                  one={one}
                  amount={choice[one.plan.id]}
                  take={() => take(one)}
                  change={(amount) => setChoice((before) => ({ ...before, [one.plan.id]: amount }))}
                />
              ))}
            </ul>
          )
        }}
      </Await>
      {canClaim && <Foot row={row} choice={choice} known={known} />}
    </div>
  )
}
