import { DeleteOutlined } from '@ant-design/icons'
import { Button, Checkbox, Input, InputNumber, Modal } from 'antd'
import { useState, type ReactNode } from 'react'
import { award, type PriceParity } from '@srm/api/award'
import { addMoney } from '@srm/api/shared/money'
import { metaOf } from '@srm/api/shared/field-meta'
import { persons } from '@srm/api/shared/fields'
import { useMutate } from '@/lib/api/query.ts'
import { Muted, Row, Stack } from '@/ui/layout.tsx'
import { slot, type KnownRef } from '@/ui/slots.ts'
import styles from './matrix.module.css'
import { useScoresText } from '../award.texts.ts'

type Criterion = PriceParity['criteria'][number]

const people = metaOf(persons('评审人', 'Evaluators', { max: 20 }))

type CriteriaProps = { readonly value: readonly Criterion[]; readonly change: (next: readonly Criterion[]) => void }

const nextKey = (criteria: readonly Criterion[]): string =>
  Array.from({ length: criteria.length + 1 }, (_, at) => `c${String(at + 1)}`).find(
    (key) => !criteria.some((one) => one.key === key),
  ) ?? 'c'

const Criteria = ({ value, change }: CriteriaProps): ReactNode => {
  const t = useScoresText()
  const set = (key: string, some: Partial<Criterion>): void =>
    change(value.map((one) => (one.key === key ? { ...one, ...some } : one)))
  return (
    <Stack gap={8} as="section" aria-label={t('rules.criteria')}>
      <strong>{t('rules.criteria')}</strong>
      {value.map(({ key, name, weight, isPrice }) => (
        <Row key={key} gap={8} wrap>
          <Input
            style={{ width: 140 }}
            aria-label={t('rules.name')}
            value={name}
            maxLength={30}
            onChange={({ target }) => set(key, { name: target.value })}
          />
          <InputNumber<string>
            stringMode
            style={{ width: 90 }}
            min="0"
            max="100"
            precision={2}
            aria-label={t('rules.weight')}
            value={weight}
            onChange={(next) => set(key, { weight: next ?? '0' })}
          />
          <Checkbox checked={isPrice} onChange={({ target }) => set(key, { isPrice: target.checked })}>
            {t('rules.isPrice')}
          </Checkbox>
          <Button
            type="text"
            icon={<DeleteOutlined aria-hidden />}
            aria-label={t('rules.remove', { name })}
            onClick={() => change(value.filter((one) => one.key !== key))}
          />
        </Row>
      ))}
      <Row>
        <Button
          size="small"
          onClick={() =>
            change(
              value.length === 0
                ? [
                    { key: 'price', name: t('rules.price'), weight: '60', isPrice: true },
                    { key: 'plan', name: t('rules.plan'), weight: '40', isPrice: false },
                  ]
                : [...value, { key: nextKey(value), name: '', weight: '0', isPrice: false }],
            )
          }
        >
          {t('rules.add')}
        </Button>
        {value.length > 0 && (
          <Muted size="s">{t('rules.sum', { sum: addMoney('0', ...value.map(({ weight }) => weight || '0')) })}</Muted>
        )}
      </Row>
    </Stack>
  )
}

/** What a breakfast is worth, what quotes are judged by, and who judges them. */
export const ArrangeDialog = ({
  data,
  close,
}: {
  readonly data: PriceParity
  readonly close: () => void
}): ReactNode => {
  const t = useScoresText()
  const [breakfastValue, setBreakfastValue] = useState(data.breakfastValue)
  const [criteria, setCriteria] = useState<readonly Criterion[]>(data.criteria)
  const [evaluators, setEvaluators] = useState<readonly KnownRef[]>(data.evaluators)
  const { mutate, isPending } = useMutate(award.priceParity.arrange, { done: close })
  const save = (): void =>
    mutate({
      params: { id: data.purchase.id },
      body: {
        breakfastValue,
        criteria: [...criteria],
        evaluators: evaluators.map((one) => (typeof one === 'string' ? one : one.id)),
      },
    })
  const ok = (
    <Button type="primary" loading={isPending} onClick={save}>
      {t('rules.save')}
    </Button>
  )
  return (
    <Modal open title={t('rules.title')} onCancel={close} footer={ok} width={560}>
      <Stack gap={16}>
        <Stack as="label" gap={4}>
          <strong>{t('rules.breakfast')}</strong>
          <InputNumber<string>
            stringMode
            className={styles.fields ?? ''}
            min="0"
            max="999999"
            precision={2}
            value={breakfastValue}
            onChange={(next) => setBreakfastValue(next === null || next === '' ? null : next)}
          />
          <Muted size="s">{t('rules.breakfastHint')}</Muted>
        </Stack>
        <Criteria value={criteria} change={setCriteria} />
        <Stack as="section" gap={4} aria-label={t('rules.evaluators')}>
          <strong>{t('rules.evaluators')}</strong>
          {slot('persons', {
            meta: people,
            value: evaluators,
            onChange: (next) => setEvaluators(next ?? []),
          })}
        </Stack>
      </Stack>
    </Modal>
  )
}
