import {
  AndNode,
  AliasNode,
  BinaryOperationNode,
  ColumnNode,
  IdentifierNode,
  OnNode,
  OperationNodeTransformer,
  OperatorNode,
  ReferenceNode,
  TableNode,
  ValueNode,
  WhereNode,
  type DeleteQueryNode,
  type JoinNode,
  type KyselyPlugin,
  type OperationNode,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type QueryResult,
  type RootOperationNode,
  type SelectQueryNode,
  type UnknownRow,
  type UpdateQueryNode,
} from 'kysely'

/** Stands for the caller's tenant in a compiled query; the handle puts the real one in. */
export const tenantSlot = Symbol('tenant')

const nameOfSource = (node: OperationNode): string | undefined => {
  if (TableNode.is(node)) return node.table.schema ? undefined : node.table.identifier.name
  if (AliasNode.is(node) && TableNode.is(node.node) && IdentifierNode.is(node.alias))
    return node.node.table.schema ? undefined : node.alias.name
  return undefined
}

const belongsToTenant = (source: string): OperationNode =>
  BinaryOperationNode.create(
    ReferenceNode.create(ColumnNode.create('tenant_id'), TableNode.create(source)),
    OperatorNode.create('='),
    ValueNode.create(tenantSlot),
  )

const all = (conditions: readonly OperationNode[]): OperationNode | undefined =>
  conditions.reduce<OperationNode | undefined>((left, right) => (left ? AndNode.create(left, right) : right), undefined)

/**
 * Says the tenant in every query beside row-level security: a second wall, and what the planner
 * needs to choose the index. Names of common table expressions are left alone.
 */
class TenantTransformer extends OperationNodeTransformer {
  readonly #expressions = new Set<string>()

  #conditions(sources: readonly OperationNode[]): OperationNode[] {
    return sources.flatMap((source) => {
      const table = AliasNode.is(source) && TableNode.is(source.node) ? source.node : source
      if (TableNode.is(table) && this.#expressions.has(table.table.identifier.name)) return []
      const name = nameOfSource(source)
      return name ? [belongsToTenant(name)] : []
    })
  }

  #remember(node: SelectQueryNode | UpdateQueryNode | DeleteQueryNode): void {
    for (const expression of node.with?.expressions ?? [])
      this.#expressions.add(expression.name.table.table.identifier.name)
  }

  #narrow<N extends { readonly where?: WhereNode }>(node: N, sources: readonly OperationNode[]): N {
    const condition = all(this.#conditions(sources))
    if (!condition) return node
    const where = node.where
      ? WhereNode.create(AndNode.create(node.where.where, condition))
      : WhereNode.create(condition)
    return { ...node, where }
  }

  protected override transformSelectQuery(node: SelectQueryNode): SelectQueryNode {
    this.#remember(node)
    return super.transformSelectQuery(this.#narrow(node, node.from?.froms ?? []))
  }

  protected override transformUpdateQuery(node: UpdateQueryNode): UpdateQueryNode {
    this.#remember(node)
    const sources = [...(node.table ? [node.table] : []), ...(node.from?.froms ?? [])]
    return super.transformUpdateQuery(this.#narrow(node, sources))
  }

  protected override transformDeleteQuery(node: DeleteQueryNode): DeleteQueryNode {
    this.#remember(node)
    return super.transformDeleteQuery(this.#narrow(node, node.from.froms))
  }

  protected override transformJoin(node: JoinNode): JoinNode {
    const condition = all(this.#conditions([node.table]))
    if (!condition) return super.transformJoin(node)
    const on = node.on ? OnNode.create(AndNode.create(node.on.on, condition)) : OnNode.create(condition)
    return super.transformJoin({ ...node, on })
  }
}

export const tenantPlugin: KyselyPlugin = {
  transformQuery: ({ node }: PluginTransformQueryArgs): RootOperationNode =>
    new TenantTransformer().transformNode(node),
  transformResult: async ({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> => result,
}
