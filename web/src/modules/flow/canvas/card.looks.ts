import {
  ApartmentOutlined,
  BranchesOutlined,
  CheckCircleOutlined,
  ClockCircleOutlined,
  ClusterOutlined,
  EditOutlined,
  ForkOutlined,
  NodeIndexOutlined,
  RetweetOutlined,
  SendOutlined,
  ThunderboltOutlined,
  UserOutlined,
} from '@ant-design/icons'
import type { ComponentType } from 'react'
import type { Node } from '@srm/flow/tree/node'

/** The picture of each kind of node; its colour is in the style sheet. */
export const looks: Readonly<Record<Node['type'], ComponentType>> = {
  start: UserOutlined,
  approve: CheckCircleOutlined,
  handle: EditOutlined,
  cc: SendOutlined,
  exclusive: BranchesOutlined,
  parallel: ForkOutlined,
  inclusive: ClusterOutlined,
  route: RetweetOutlined,
  delay: ClockCircleOutlined,
  trigger: ThunderboltOutlined,
  sub: ApartmentOutlined,
  end: NodeIndexOutlined,
}
