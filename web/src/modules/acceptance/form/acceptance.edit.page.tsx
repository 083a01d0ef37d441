import { Suspense, useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { acceptance, Acceptance } from '@srm/api/acceptance'
import { shanghaiDay } from '@srm/api/shared/date'
import { useRead } from '@/lib/api/query.ts'
import { AcceptableOrders } from '@/modules/order/index.ts'
import { Page, Panel } from '@/ui/page.tsx'
import { DocumentEditor } from '@/ui/record-form/document-editor.tsx'
import type { Values } from '@/ui/record-form/sections.ts'
import { Await, Skeleton, State } from '@/ui/states.tsx'
import { WorkList, WorkRow } from '@/ui/work-list.tsx'
import { acceptancePaths, acceptOrder } from '../acceptance.paths.ts'
import { DeductionsInput } from './deductions.input.tsx'
import { ActualLinesInput } from './lines.input.tsx'
import { startingLines, totalsOf } from './lines.model.ts'
import { Totals } from './totals.tsx'
import { useFormText } from '../acceptance.texts.ts'

const { order: ofOrder, isFinal } = Acceptance.fields

const Editor = ({ begun = {} }: { readonly begun?: Values }): ReactNode => {
  const t = useFormText()
  return (
    <DocumentEditor
      record={Acceptance}
      calls={acceptance.acceptance}
      paths={acceptancePaths}
      docType="acceptance"
      titles={{ create: t('create'), edit: t('edit') }}
      defaults={{ isFinal: true, deductions: [], ...begun }}
      facts={{ order: ofOrder, isFinal }}
      counted={(values) => {
        const totals = totalsOf(values)
        return totals ? { amount: totals.settled } : {}
      }}
      aside={(values) => <Totals values={values} />}
      sections={[
        { title: t('section.what'), fields: ['order', 'acceptedOn', 'isFinal'] },
        { title: t('section.lines'), fields: [{ name: 'lines', lines: ActualLinesInput }] },
        { title: t('section.deductions'), fields: [{ name: 'deductions', lines: DeductionsInput }, 'adjustment'] },
        { title: t('section.photos'), fields: ['photos', 'remark', 'attachments'] },
        { title: t('section.signer'), fields: ['contactName', 'contactMobile'] },
      ]}
    />
  )
}

/** A new one begins with what of its order has not been accepted yet. */
const OfOrder = ({ orderId }: { readonly orderId: string }): ReactNode => {
  const [today] = useState(() => shanghaiDay(new Date()))
  const read = useRead(acceptance.acceptance.start, { params: { orderId } }, { noCache: true })
  return (
    <Await query={read}>
      {(start) => (
        <Editor
          begun={{
            order: { id: start.order.id, name: start.order.title },
            acceptedOn: today,
            lines: startingLines(start),
            contactName: start.contactName,
            contactMobile: start.contactMobile,
            adjustment: start.adjustment,
          }}
        />
      )}
    </Await>
  )
}

/** Whoever comes without an order chooses one: those that are confirmed and not accepted in full. */
const Choice = ({ projectId }: { readonly projectId: string | null }): ReactNode => {
  const t = useFormText()
  const isAsked = ({ project }: { readonly project: { readonly id: string } | null }): boolean =>
    projectId === null || project?.id === projectId
  return (
    <Page title={t('choose.title')} back={acceptancePaths.list}>
      <Suspense fallback={<Skeleton rows={4} />}>
        <AcceptableOrders>
          {(orders) =>
            !orders.some(isAsked) ? (
              <State title={t('choose.none')} hint={t('choose.noneHint')} />
            ) : (
              <Panel>
                <WorkList>
                  {orders.filter(isAsked).map(({ id, title, supplier, serviceFrom, project }) => (
                    <WorkRow
                      key={id}
                      to={acceptOrder(id)}
                      title={title}
                      note={[supplier.name, project?.name].filter(Boolean).join(' · ')}
                      side={serviceFrom}
                    />
                  ))}
                </WorkList>
              </Panel>
            )
          }
        </AcceptableOrders>
      </Suspense>
    </Page>
  )
}

const AcceptanceEdit = (): ReactNode => {
  const [params] = useSearchParams()
  const orderId = params.get('order')
  if (params.get('id') !== null) return <Editor />
  return orderId === null ? <Choice projectId={params.get('project')} /> : <OfOrder key={orderId} orderId={orderId} />
}

export default AcceptanceEdit
