import type { ReactNode } from 'react'
import { order, OrderChange } from '@srm/api/order'
import { DocumentEditor } from '@/ui/record-form/document-editor.tsx'
import { useQueryDefaults } from '@/ui/record-form/query-defaults.ts'
import { changePaths } from '../order.paths.ts'
import { useChangeText } from '../order.texts.ts'
import { ChangeLinesInput } from './lines.input.tsx'

const { order: ofOrder } = OrderChange.fields

const ChangeEdit = (): ReactNode => {
  const t = useChangeText()
  return (
    <DocumentEditor
      record={OrderChange}
      calls={order.change}
      paths={changePaths}
      docType="orderChange"
      titles={{ create: t('create'), edit: t('edit') }}
      defaults={{ lines: [], ...useQueryDefaults('order') }}
      facts={{ order: ofOrder }}
      sections={[
        { title: t('section.basic'), fields: ['order', 'reason'] },
        { title: t('section.lines'), fields: [{ name: 'lines', lines: ChangeLinesInput }] },
      ]}
    />
  )
}

export default ChangeEdit
