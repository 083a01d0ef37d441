import { InboxOutlined, TagOutlined } from '@ant-design/icons'
import { Button, Form } from 'antd'
import { Suspense, useState, type ReactNode } from 'react'
import { order, type OrderAgreedPrice } from '@srm/api/order'
import { plainDecimalText } from '@srm/api/shared/decimal-text'
import { useRead } from '@/lib/api/query.ts'
import { formatMoney } from '@/lib/format.ts'
import { ClaimedLines, type ClaimedLine } from '@/modules/demand/index.ts'
import { ChooseDialog } from '@/ui/choose-dialog.tsx'
import { refId } from '@/ui/grid/choosable.ts'
import { Row } from '@/ui/layout.tsx'
import type { Line } from '@/ui/record-form/rows/rows-paste.ts'
import type { FormEditor } from '@/ui/record-form/sections.ts'
import { useOrderText } from '../order.texts.ts'
import { fromAgreed, fromPool, withMore } from './lines.model.ts'

type Props = { readonly editing: FormEditor; readonly close: () => void }

const linesIn = ({ editing }: Pick<Props, 'editing'>): readonly Line[] => {
  const { lines } = editing.values()
  return Array.isArray(lines) ? (lines as readonly Line[]) : []
}

const noteOf = ({ project, quantity, unit, dateFrom }: ClaimedLine): string =>
  [project.name, `${plainDecimalText(quantity)} ${unit ?? ''}`.trim(), dateFrom].join(' · ')

const PoolDialog = ({ editing, close }: Props): ReactNode => {
  const t = useOrderText()
  const taken = linesIn({ editing }).map(({ poolLine }) => refId(poolLine))
  const add = (rows: readonly ClaimedLine[]): void => {
    const { title, project } = editing.values()
    const [first] = rows
    editing.fill({
      lines: withMore(linesIn({ editing }), rows.map(fromPool)),
      ...(!title && first && { title: first.name }),
      ...(!project && first && { project: first.project }),
    })
  }
  return (
    <Suspense>
      <ClaimedLines>
        {(rows) => (
          <ChooseDialog
            title={t('pool.title')}
            ok={(count) => t('add.count', { count })}
            add={(ids) => add(rows.filter(({ id }) => ids.includes(id)))}
            close={close}
            empty={{ title: t('pool.empty'), hint: t('pool.emptyHint') }}
            choices={rows
              .filter(({ id }) => !taken.includes(id))
              .map((row) => ({ id: row.id, title: row.name, note: noteOf(row) }))}
          />
        )}
      </ClaimedLines>
    </Suspense>
  )
}

type AgreedProps = Props & { readonly supplierId: string }

const AgreedDialog = ({ editing, close, supplierId }: AgreedProps): ReactNode => {
  const t = useOrderText()
  const { data } = useRead(order.order.agreedPrices, { params: { id: supplierId } })
  if (!data) return null
  const wordsOf = ({ spec, price, unit, leftQuantity, validTo }: OrderAgreedPrice): string =>
    [
      spec,
      price === null ? '****' : `${formatMoney(price)} / ${unit}`,
      leftQuantity === null ? '' : t('agreed.left', { count: `${plainDecimalText(leftQuantity)} ${unit}` }),
      validTo === null ? '' : t('agreed.until', { day: validTo }),
    ]
      .filter(Boolean)
      .join(' · ')
  return (
    <ChooseDialog
      title={t('agreed.title')}
      ok={(count) => t('add.count', { count })}
      add={(ids) =>
        editing.fill({
          lines: withMore(linesIn({ editing }), data.filter(({ id }) => ids.includes(id)).map(fromAgreed)),
        })
      }
      close={close}
      empty={{ title: t('agreed.empty'), hint: t('agreed.emptyHint') }}
      choices={data.map((price) => ({ id: price.id, title: price.name, note: wordsOf(price) }))}
    />
  )
}

/** Lines need not be typed: they come from the pool, or from what was agreed on with the supplier. */
export const BringButtons = ({ editing }: { readonly editing: FormEditor }): ReactNode => {
  const t = useOrderText()
  const [open, setOpen] = useState<'pool' | 'agreed'>()
  const form = Form.useFormInstance()
  const supplierId = refId(Form.useWatch<unknown>('supplier', { form, preserve: true }))
  const source: unknown = Form.useWatch<unknown>('source', { form, preserve: true })
  const close = (): void => setOpen(undefined)
  if (source === 'award') return null
  return (
    <Row wrap>
      <Button icon={<InboxOutlined aria-hidden />} onClick={() => setOpen('pool')}>
        {t('pool.open')}
      </Button>
      <Button
        icon={<TagOutlined aria-hidden />}
        disabled={supplierId === undefined}
        title={supplierId === undefined ? t('needsSupplier') : undefined}
        onClick={() => setOpen('agreed')}
      >
        {t('agreed.open')}
      </Button>
      {open === 'pool' && <PoolDialog editing={editing} close={close} />}
      {open === 'agreed' && supplierId !== undefined && (
        <AgreedDialog editing={editing} close={close} supplierId={supplierId} />
      )}
    </Row>
  )
}
