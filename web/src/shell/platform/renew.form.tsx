import { Button, Form, Input, InputNumber, Radio } from 'antd'
import { useState, type ReactNode } from 'react'
import { planOf, plans, priceOf, renewals, seatsOf } from '@srm/api/shared/plans'
import { platform, type Tenant } from '@srm/api/tenancy/platform'
import { formatMoney } from '@/lib/format.ts'
import { useLabel } from '@/lib/i18n.ts'
import { toast } from '@/lib/toast.ts'
import { useOperation } from './operate.ts'
import { useText } from './platform.texts.ts'

import styles from './tenants.module.css'

type Values = {
  readonly plan: 'standard' | 'professional'
  readonly years: (typeof renewals)[number]['years']
  readonly extraSeats: number
  readonly note: string
}

type Props = { readonly tenant: Tenant; readonly close: () => void }

const usePlanChoices = () => {
  const say = useLabel()
  return plans
    .filter(({ price }) => price > 0)
    .map(({ name, label, price }) => ({ value: name, label: `${say(label)} ${formatMoney(String(price))}` }))
}

const Due = ({ values }: { readonly values: Values }): ReactNode => {
  const t = useText()
  const { amount, giftYears, seats } = priceOf(values)
  return (
    <output className={styles.whole}>
      <span className={styles.due}>
        <span>{t('renew.amount')}</span>
        <strong>{formatMoney(amount)}</strong>
        <span className={styles.note}>{t('renew.brings', { seats, years: values.years + giftYears })}</span>
      </span>
    </output>
  )
}

/** Nobody types an amount: it follows from plan, years and seats. */
export const RenewForm = ({ tenant, close }: Props): ReactNode => {
  const t = useText()
  const choices = usePlanChoices()
  const [values, setValues] = useState<Values>({
    plan: tenant.plan === 'professional' ? 'professional' : 'standard',
    years: 3,
    extraSeats: Math.max(0, tenant.plan === 'free' ? 0 : tenant.seats - seatsOf(planOf(tenant.plan))),
    note: '',
  })
  const plan = planOf(values.plan)
  const act = useOperation(platform.renew, ({ amount, outDate }) => {
    toast.success(t('renew.done', { amount: formatMoney(amount), date: outDate }))
    close()
  })
  const { note, ...order } = values
  const body = { ...order, ...(note.trim() && { note: note.trim() }) }
  return (
    <Form
      name="renew"
      layout="vertical"
      initialValues={values}
      onValuesChange={(_, now: Values) => setValues({ ...now, extraSeats: now.extraSeats ?? 0, note: now.note ?? '' })}
      onFinish={() => act.mutate({ params: { id: tenant.id }, body })}
    >
      <h3 className={styles.heading}>{t('renew')}</h3>
      <Form.Item name="plan" label={t('renew.plan')}>
        <Radio.Group optionType="button" className={styles.choice ?? ''} options={choices} />
      </Form.Item>
      <Form.Item name="years" label={t('renew.years')}>
        <Radio.Group
          optionType="button"
          className={styles.choice ?? ''}
          options={renewals.map(({ years, gift }) => ({
            value: years,
            label: t('renew.gift', { years, gift }),
          }))}
        />
      </Form.Item>
      <Form.Item
        name="extraSeats"
        label={t('renew.extra')}
        extra={t('renew.extraHint', { seats: seatsOf(plan), price: plan.unitPrice ?? 0 })}
      >
        <InputNumber min={0} max={10_000} precision={0} className={styles.number ?? ''} />
      </Form.Item>
      <Form.Item name="note" label={t('renew.note')}>
        <Input.TextArea maxLength={200} rows={2} placeholder={t('renew.noteHint')} />
      </Form.Item>
      <Due values={values} />
      <div className={styles.steps}>
        <Button onClick={close}>{t('cancel')}</Button>
        <Button type="primary" htmlType="submit" loading={act.isPending}>
          {t('renew.save')}
        </Button>
      </div>
    </Form>
  )
}
