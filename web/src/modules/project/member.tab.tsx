import type { ReactNode } from 'react'
import { project, ProjectMember } from '@srm/api/project'
import { RelatedRecords } from '@/ui/record-related/related-records.tsx'

const columns = ['name', 'role', 'company', 'mobile', 'joinedOn', 'leftOn'] as const

/** Who works on a project. */
export const MemberTab = ({ row }: { readonly row: { readonly id: string } }): ReactNode => (
  <RelatedRecords record={ProjectMember} calls={project.member} by="project" owner={row.id} columns={columns} />
)
