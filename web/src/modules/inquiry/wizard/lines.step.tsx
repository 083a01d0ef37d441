import { Alert } from 'antd'
import { Suspense, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { inquiry, Purchase } from '@srm/api/inquiry'
import { ClaimedLines } from '@/modules/demand/index.ts'
import { useQueryDefaults } from '@/ui/record-form/query-defaults.ts'
import { RecordEditor } from '@/ui/record-form/record-editor.tsx'
import type { Values } from '@/ui/record-form/sections.ts'
import { Skeleton } from '@/ui/states.tsx'
import { inquiryPath, purchasePaths } from '../inquiry.paths.ts'
import { PurchaseLinesInput, firstLine } from './lines.input.tsx'
import { PoolButton, startWith } from './pool.picker.tsx'
import { useWizardText } from '../inquiry.texts.ts'

type Props = { readonly id?: string; readonly isPublished?: boolean }

const Editor = ({ id, isPublished = false, begun }: Props & { readonly begun?: Values }): ReactNode => {
  const t = useWizardText()
  const defaults = useQueryDefaults('project')
  const paths = { ...purchasePaths, detail: (to: string) => inquiryPath(to, isPublished ? undefined : 'suppliers') }
  return (
    <RecordEditor
      record={Purchase}
      calls={inquiry}
      paths={paths}
      titles={{ create: t('create'), edit: t('edit') }}
      defaults={{ method: 'inquiry', awardMode: 'byLine', lines: [firstLine()], ...defaults, ...begun }}
      sections={[
        {
          title: t('section.basic'),
          fields: ['title', 'project', ...(isPublished ? [] : (['method'] as const)), 'internalNote'],
          ...(isPublished && { notice: () => <Alert type="warning" showIcon title={t('changeNotice')} /> }),
        },
        {
          title: t('section.lines'),
          fields: [{ name: 'lines', lines: PurchaseLinesInput }],
          extra: (editing) => <PoolButton editing={editing} />,
        },
      ]}
      {...(id !== undefined && { key: id })}
    />
  )
}

/** What is bought: taken from the pool, or written by hand; lines that were chosen in the pool are there already. */
export const LinesStep = (props: Props): ReactNode => {
  const [params] = useSearchParams()
  const chosen = params.get('pool')?.split(',')
  if (props.id !== undefined || !chosen) return <Editor {...props} />
  return (
    <Suspense fallback={<Skeleton rows={6} />}>
      <ClaimedLines>
        {(rows) => <Editor {...props} begun={startWith(rows.filter(({ id }) => chosen.includes(id)))} />}
      </ClaimedLines>
    </Suspense>
  )
}
