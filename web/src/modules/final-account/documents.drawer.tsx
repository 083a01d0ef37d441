import { Drawer } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { FinalAccountDocument } from '@srm/api/final-account'
import { recordPath } from '@/lib/module/record-pages.ts'
import { Muted, Stack } from '@/ui/layout.tsx'
import { LinesTable } from '@/ui/lines-table.tsx'
import { State } from '@/ui/states.tsx'
import { useText } from './final-account.texts.ts'
import { shown, sumOf } from './sheet.model.ts'

export const DocumentLink = ({ one }: { readonly one: FinalAccountDocument }): ReactNode => {
  const path = one.opens ? recordPath(one.subject, one.document) : undefined
  return (
    <Stack gap={2}>
      {path === undefined ? one.code : <Link to={path}>{one.code}</Link>}
      <Muted size="s">{[one.name, one.party].filter(Boolean).join(' · ')}</Muted>
    </Stack>
  )
}

type Props = {
  readonly name: string
  readonly documents: readonly FinalAccountDocument[]
  readonly close: () => void
}

const keys = ['committed', 'settled', 'invoiced', 'paid'] as const

/** The documents a line is the sum of. */
export const DocumentsDrawer = ({ name, documents, close }: Props): ReactNode => {
  const t = useText()
  const amountOf = (one: FinalAccountDocument, key: (typeof keys)[number]) =>
    sumOf(one.entries.map((part) => part[key]))
  return (
    <Drawer open title={t('documents', { name })} onClose={close} size={860}>
      {documents.length === 0 ? (
        <State title={t('documents.none')} />
      ) : (
        <LinesTable
          label={t('documents', { name })}
          lines={documents}
          keyOf={({ id }) => id}
          columns={[
            { key: 'document', title: t('col.document'), render: (one) => <DocumentLink one={one} /> },
            ...keys.map((key) => ({
              key,
              title: t(`col.${key}`),
              isNumber: true,
              render: (one: FinalAccountDocument) => shown(amountOf(one, key)),
            })),
          ]}
          foot={keys.map((key) => ({
            key,
            label: `${t('sum')} · ${t(`col.${key}`)}`,
            value: shown(sumOf(documents.map((one) => amountOf(one, key)))),
            isStrong: key === 'settled',
          }))}
        />
      )}
    </Drawer>
  )
}
