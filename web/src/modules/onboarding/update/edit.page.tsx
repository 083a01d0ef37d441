import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { onboarding, SupplierUpdate } from '@srm/api/onboarding'
import { RecordEditor } from '@/ui/record-form/record-editor.tsx'
import { updatePaths } from './update.paths.ts'
import { useUpdateText } from '../onboarding.texts.ts'

const UpdateEdit = (): ReactNode => {
  const t = useUpdateText()
  const [params] = useSearchParams()
  const [certificate, name] = [params.get('certificate'), params.get('name')]
  return (
    <RecordEditor
      record={SupplierUpdate}
      calls={onboarding.update}
      paths={updatePaths}
      titles={{ create: t('create'), edit: t('edit') }}
      defaults={{
        kind: 'certificate',
        ...(certificate && { certificate }),
        ...(name && { name: t('renewOf', { name }) }),
      }}
      sections={[{ title: t('section.asked'), fields: ['name', 'kind', 'contact', 'certificate', 'note'] }]}
    />
  )
}

export default UpdateEdit
