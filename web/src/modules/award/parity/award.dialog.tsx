import { Button, Input, InputNumber, Select } from 'antd'
import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { award, Award, type AwardLine, type AwardReason } from '@srm/api/award'
import { fromFactor, fromFen } from '@srm/api/award/fen'
import type { Input as CallInput } from '@srm/api/endpoint'
import { reasonCode } from '@srm/api/award/words'
import { metaOf } from '@srm/api/shared/field-meta'
import { refreshFamily, useMutate } from '@/lib/api/query.ts'
import { useUploading } from '@/lib/api/upload.ts'
import { formatMoney } from '@/lib/format.ts'
import { useLabel } from '@/lib/i18n.ts'
import { FieldsForm, useFieldsForm } from '@/ui/record-form/fields-form.tsx'
import { FormDrawer } from '@/ui/record-form/form-drawer.tsx'
import { Muted, Row, Stack } from '@/ui/layout.tsx'
import { awardPaths } from '../award.paths.ts'
import { useAwardDialogText } from '../award.texts.ts'
import { leftOf, overdrawn, restCounts, wishesOf, type Wish } from './award.model.ts'
import styles from './matrix.module.css'
import type { Parity } from './use-parity.ts'

type Body = CallInput<typeof award.award.create>['body']

const { remark, singleSourceReason, attachments } = Award.fields

type LineProps = {
  readonly wish: Wish
  readonly parity: Parity
  readonly isOverdrawn: boolean
  readonly set: (some: Partial<Wish>) => void
}

const WishLine = ({ wish, parity, isOverdrawn, set }: LineProps): ReactNode => {
  const t = useAwardDialogText()
  const say = useLabel()
  const { data, comparison } = parity
  const line = data.lines[wish.at]
  const cell = comparison.quotes.find(({ quoteId }) => quoteId === wish.quoteId)?.cells[wish.at]
  if (!line || !cell) return null
  const options = (metaOf(reasonCode()).choices ?? []).map(({ value, label }) => ({ value, label: say(label) }))
  const amount = Math.round((cell.amount * Number(wish.quantity)) / Number(line.quantity))
  const supplier = data.quotes.find(({ id }) => id === wish.quoteId)?.supplier.name ?? ''
  const of = { line: line.name, supplier }
  return (
    <tr>
      <th scope="row">{line.name}</th>
      <td>{supplier}</td>
      <td data-number>
        <InputNumber<string>
          stringMode
          size="small"
          min="0"
          precision={4}
          {...(isOverdrawn && { status: 'error' as const })}
          formatter={(value) => String(Number(value ?? 0))}
          disabled={data.purchase.awardMode === 'whole'}
          aria-label={t('quantityOf', of)}
          value={wish.quantity}
          onChange={(next) => set({ quantity: next ?? '0' })}
        />
      </td>
      <td data-number>{formatMoney(fromFen(amount))}</td>
      <td>
        <Select
          size="small"
          style={{ width: 128 }}
          aria-label={t('reasonOf', of)}
          value={wish.reasonCode}
          options={options.filter(({ value }) => cell.isLowest || value !== 'lowest')}
          onChange={(next: AwardReason) => set({ reasonCode: next })}
        />
      </td>
      <td>
        <Input
          size="small"
          maxLength={500}
          aria-label={t('textOf', of)}
          value={wish.reasonText}
          onChange={({ target }) => set({ reasonText: target.value })}
        />
      </td>
    </tr>
  )
}

const Lines = ({
  wishes,
  parity,
  change,
}: {
  wishes: readonly Wish[]
  parity: Parity
  change: (next: Wish[]) => void
}): ReactNode => {
  const t = useAwardDialogText()
  const { data } = parity
  const beyond = overdrawn(data, wishes)
  return (
    <div className={styles.scroll}>
      <table className={styles.sheet} aria-label={t('title')}>
        <thead>
          <tr>
            <th>{t('line')}</th>
            <th>{t('supplier')}</th>
            <th data-number>{t('quantity')}</th>
            <th data-number>{t('amount')}</th>
            <th>{t('reason')}</th>
            <th>{t('text')}</th>
          </tr>
        </thead>
        <tbody>
          {wishes.map((wish) => (
            <WishLine
              key={`${String(wish.at)}:${wish.quoteId}`}
              wish={wish}
              parity={parity}
              isOverdrawn={beyond.has(wish.at)}
              set={(some) => change(wishes.map((one) => (one === wish ? { ...one, ...some } : one)))}
            />
          ))}
        </tbody>
      </table>
      {[...beyond].map((at) => {
        const line = data.lines[at]
        return (
          line && (
            <p key={line.id} role="alert" className={styles.bad}>
              {t('tooMuch', { line: line.name, left: fromFactor(leftOf(line)) })}
            </p>
          )
        )
      })}
    </div>
  )
}

const bodyOf = ({ data }: Parity, wishes: readonly Wish[], sent: object): Body =>
  ({
    ...sent,
    purchase: data.purchase.id,
    lines: wishes.map(({ at, quoteId, quantity, reasonCode: code, reasonText }) => ({
      purchaseLine: data.lines[at]?.id ?? '',
      supplier: data.quotes.find(({ id }) => id === quoteId)?.supplier.id ?? '',
      quantity,
      reasonCode: code,
      reasonText: reasonText.trim() === '' ? null : reasonText.trim(),
    })),
  }) as Body

type DialogProps = { readonly parity: Parity; readonly draft: Award | undefined; readonly close: () => void }

const noLines: readonly AwardLine[] = []

/** What was chosen becomes an award: how much, why, and what else whoever approves should know. */
export const AwardDialog = ({ parity, draft, close }: DialogProps): ReactNode => {
  const t = useAwardDialogText()
  const go = useNavigate()
  const uploading = useUploading()
  const { data } = parity
  const [wishes, setWishes] = useState(() => wishesOf(parity, draft?.lines ?? noLines))
  const create = useMutate(award.award.create, { silent: true })
  const update = useMutate(award.award.update, { silent: true })
  const count = data.purchase.validQuotes
  const isShort = count < data.purchase.minQuotes
  const groups = [{ fields: { ...(isShort && { singleSourceReason }), remark, attachments } }]
  const { form, busy, send } = useFieldsForm(groups, async (sent) => {
    const body = bodyOf(parity, wishes, sent)
    const { id } = draft
      ? await update.mutateAsync({ params: { id: draft.id }, body: { ...body, version: draft.version } })
      : await create.mutateAsync({ body })
    await refreshFamily(award.priceParity.show)
    void go(awardPaths.detail(id))
  })
  const { whole, parts } = restCounts(data, wishes)
  return (
    <FormDrawer title={t('title')} dirty close={close}>
      <Stack gap={12}>
        <Lines wishes={wishes} parity={parity} change={setWishes} />
        {whole > 0 && <Muted size="s">{t('rest', { count: whole })}</Muted>}
        {parts > 0 && <Muted size="s">{t('restParts', { count: parts })}</Muted>}
        {data.purchase.awardMode === 'split' && <Muted size="s">{t('splitHint')}</Muted>}
        {isShort && <span className={styles.bad}>{t('few', { count, min: data.purchase.minQuotes })}</span>}
        <FieldsForm form={form} groups={groups} initial={draft ?? {}} send={send} />
        <Row justify="end">
          <Button onClick={close}>{t('cancel')}</Button>
          <Button
            type="primary"
            loading={busy}
            disabled={uploading || overdrawn(data, wishes).size > 0}
            onClick={() => form.submit()}
          >
            {t('save')}
          </Button>
        </Row>
      </Stack>
    </FormDrawer>
  )
}
