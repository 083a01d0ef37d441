import {
  AccountBookOutlined,
  AuditOutlined,
  CalendarOutlined,
  CarOutlined,
  FileTextOutlined,
  ProjectOutlined,
  ShoppingOutlined,
  TeamOutlined,
} from '@ant-design/icons'
import type { ComponentType } from 'react'

/** The names under which a flow's picture is kept. */
export const flowIcons: Readonly<Record<string, ComponentType>> = {
  audit: AuditOutlined,
  'account-book': AccountBookOutlined,
  calendar: CalendarOutlined,
  car: CarOutlined,
  'file-text': FileTextOutlined,
  project: ProjectOutlined,
  shopping: ShoppingOutlined,
  team: TeamOutlined,
}

export const iconOf = (name: string | null): ComponentType => flowIcons[name ?? ''] ?? AuditOutlined
