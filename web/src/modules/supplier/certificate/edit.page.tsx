import type { ReactNode } from 'react'
import { SupplierCertificate, supplier } from '@srm/api/supplier'
import { RecordEditor } from '@/ui/record-form/record-editor.tsx'
import { useQueryDefaults } from '@/ui/record-form/query-defaults.ts'
import { certificatePaths } from '../supplier.paths.ts'
import { useSupplierText } from '../supplier.texts.ts'

const CertificateEdit = (): ReactNode => {
  const t = useSupplierText()
  const given = useQueryDefaults('supplier')
  return (
    <RecordEditor
      record={SupplierCertificate}
      calls={supplier.certificate}
      paths={certificatePaths}
      titles={{ create: t('certificate.create'), edit: t('certificate.edit') }}
      defaults={{ type: 'license', ...given }}
      sections={[
        {
          title: t('section.certificate'),
          fields: [
            'supplier',
            'type',
            'number',
            'issuedBy',
            'issuedOn',
            'longTerm',
            { name: 'expiresOn', when: ({ longTerm }) => longTerm !== true },
            'revoked',
            'files',
            'remark',
          ],
        },
      ]}
    />
  )
}

export default CertificateEdit
