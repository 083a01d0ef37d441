import type { ReactNode } from 'react'
import { metaOf } from '@srm/api/shared/field-meta'
import { toast } from '@/lib/toast.ts'
import { VersionCompare } from '@/ui/compare/version-compare.tsx'
import { Amount } from '@/ui/money-strip/amount.tsx'
import { AmountRow } from '@/ui/money-strip/money-strip.tsx'
import { StageBar, type StageStep } from '@/ui/stage-bar/stage-bar.tsx'
import { Case, Cases } from './gallery.part.tsx'
import { Room } from './gallery.room.tsx'
import { Sample, samples } from './gallery.sample.ts'
import { useText } from './gallery.texts.ts'

const path = ['draft', 'pending', 'approved']

const useSteps = (): Readonly<Record<string, StageStep>> => {
  const t = useText()
  return {
    pending: {
      label: t('stage.submit'),
      checks: [
        { key: 'lines', label: t('stage.lines'), holds: true },
        { key: 'quotes', label: t('stage.quotes'), holds: false, missing: [t('stage.missing')], to: '/?tab=quotes' },
        { key: 'budget', label: t('stage.budget'), holds: false, advises: true },
      ],
      run: () => toast.success(t('stage.submit')),
    },
  }
}

const Stages = (): ReactNode => {
  const t = useText()
  const steps = useSteps()
  const meta = metaOf(Sample.fields.status)
  return (
    <Cases columns={1}>
      <Case label={t('stage.next')} frame="page">
        <Room>
          <StageBar label={t('stage.next')} meta={meta} value="draft" path={path} steps={steps} />
        </Room>
      </Case>
      <Case label={t('stage.last')} frame="page">
        <Room>
          <StageBar label={t('stage.last')} meta={meta} value="approved" path={path} steps={{}} />
        </Room>
      </Case>
      <Case label={t('stage.aside')} frame="page">
        <Room>
          <StageBar label={t('stage.aside')} meta={meta} value="returned" path={path} steps={{}} />
        </Room>
      </Case>
    </Cases>
  )
}

const Amounts = (): ReactNode => {
  const t = useText()
  const contract = { label: t('amount.contract'), amount: '1286500.00' }
  return (
    <Case label={t('amounts')} frame="page">
      <Room>
        <AmountRow>
          <Amount label={t('amount.contract')} amount="1286500.00" to="/contracts" />
          <Amount label={t('amount.delivered')} amount="964875.00" tone="good" to="/deliveries" of={contract} />
          <Amount label={t('amount.invoiced')} amount="514600.00" tone="warning" to="/invoices" of={contract} />
          <Amount label={t('amount.overdue')} amount="86400.00" tone="danger" to="/payments" of={contract} />
          <Amount label={t('amount.cost')} amount={null} />
        </AmountRow>
      </Room>
    </Case>
  )
}

const [first] = samples
const older = { ...first, lines: first?.lines ?? [] }
const newer = {
  ...older,
  name: '上海车展副展台搭建',
  amount: '1260000.00',
  remark: '展台搭建须在开展前三日完成，夜间施工请提前向场馆和物业报备。',
  lines: [
    ...older.lines.slice(0, 1).map((line) => ({ ...line, name: '铝合金展架（加高）', price: '398.00' })),
    { id: 'added', name: '背景板', amount: '8.0000', price: '860.00', urgent: false },
  ],
}

const { name, supplier, amount, owner, dueOn, remark, lines } = Sample.fields
const fields = { name, supplier, amount, owner, dueOn, remark, lines }

/** What stands on the page of a record besides its facts. */
export const RecordParts = (): ReactNode => {
  const t = useText()
  return (
    <Cases columns={1}>
      <Stages />
      <Amounts />
      <Case label={t('compare')}>
        <VersionCompare
          fields={fields}
          older={{ title: t('compare.older'), values: older }}
          newer={{ title: t('compare.newer'), values: newer }}
        />
      </Case>
    </Cases>
  )
}
