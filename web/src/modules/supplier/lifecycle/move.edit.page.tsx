import type { ReactNode } from 'react'
import { supplier, SupplierMove } from '@srm/api/supplier'
import { RecordEditor } from '@/ui/record-form/record-editor.tsx'
import { useMoveText } from '../supplier.texts.ts'
import { movePaths } from '../supplier.paths.ts'

/** Only a freeze says what for and until when. */
const freezes = ({ scope }: Readonly<Record<string, unknown>>): boolean => Array.isArray(scope) && scope.length > 0

/** A wish is put right before it is sent in, or after it came back; it is made on the supplier's own page. */
const MoveEdit = (): ReactNode => {
  const t = useMoveText()
  return (
    <RecordEditor
      record={SupplierMove}
      calls={supplier.move}
      paths={movePaths}
      titles={{ create: t('open'), edit: t('edit') }}
      sections={[
        {
          title: t('section.move'),
          fields: [{ name: 'scope', when: freezes }, { name: 'until', when: freezes }, 'reason', 'evidence'],
        },
      ]}
    />
  )
}

export default MoveEdit
