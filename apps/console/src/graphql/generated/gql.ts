/* eslint-disable */
import * as types from './graphql.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  query OpenCases {\n    cases(input: { statuses: [OPEN, IN_PROGRESS], pageSize: 15 }) { edges { node { id title } } totalCount }\n  }\n": typeof types.OpenCasesDocument,
    "\n  mutation AddAlertsToCase($input: CaseAlertsInput!) {\n    addAlertsToCase(input: $input) { addedAlertIds case { id title alertCount openAlertCount updatedAt } }\n  }\n": typeof types.AddAlertsToCaseDocument,
    "\n  mutation AddMatchingAlertsToCase($input: MatchingCaseAlertsInput!) {\n    addMatchingAlertsToCase(input: $input) { addedAlertIds case { id title alertCount openAlertCount updatedAt } }\n  }\n": typeof types.AddMatchingAlertsToCaseDocument,
    "\n  mutation TakeAlertsOutOfCase($input: CaseAlertsInput!) {\n    removeAlertsFromCase(input: $input) { case { id title alertCount openAlertCount updatedAt } }\n  }\n": typeof types.TakeAlertsOutOfCaseDocument,
    "\n  query AlertCases($id: ID!) {\n    alert(id: $id) { id cases { id title status } }\n  }\n": typeof types.AlertCasesDocument,
    "\n  mutation CreateCase($input: CreateCaseInput!) {\n    createCase(input: $input) { case { id } }\n  }\n": typeof types.CreateCaseDocument,
    "\n  fragment AlertContext on Alert {\n    context\n  }\n": typeof types.AlertContextFragmentDoc,
    "\n  query SearchedAlert($id: ID!) { alert(id: $id) { id type subtype logTypes } }\n": typeof types.SearchedAlertDocument,
    "\n  fragment AlertEventsSubject on Alert {\n    id\n    type\n    subtype\n    eventCount\n    logTypes\n    detection { id kind }\n  }\n": typeof types.AlertEventsSubjectFragmentDoc,
    "\n  fragment AlertFacts on Alert {\n    id\n    subtype\n    eventCount\n    dedupString\n    createdAt\n    firstEventMatchedAt\n    lastReceivedEventAt\n    logTypes\n    sources { id label }\n    resources { id name }\n    detection { id ... on Rule { threshold dedupPeriodMinutes } }\n  }\n": typeof types.AlertFactsFragmentDoc,
    "\n  query AlertEventTimes($id: ID!) {\n    alert(id: $id) { id eventTimes { first last } }\n  }\n": typeof types.AlertEventTimesDocument,
    "\n  fragment AlertHeader on Alert {\n    id\n    title\n    subtype\n    status\n    outcome\n    outcomeReason\n    snoozedUntil\n    severity\n    createdAt\n    ruleId\n    detection { id kind displayName }\n    origin { __typename ... on SystemError { type relatedComponent } }\n    assignee { id givenName familyName email }\n    isHiddenFromAssignee\n  }\n": typeof types.AlertHeaderFragmentDoc,
    "\n  query AlertHistory($id: ID!) {\n    alert(id: $id) {\n      id\n      history { id type at from to outcome comment editedAt actor { id name kind } }\n    }\n  }\n": typeof types.AlertHistoryDocument,
    "\n  mutation CreateAlertComment($input: CreateAlertCommentInput!) {\n    createAlertComment(input: $input) {\n      alert {\n        id\n        history { id type at from to outcome comment editedAt actor { id name kind } }\n      }\n    }\n  }\n": typeof types.CreateAlertCommentDocument,
    "\n  query Alert($id: ID!) {\n    alert(id: $id) {\n      id\n      title\n      eventCount\n      ...AlertHeader\n      ...AlertSummary\n      ...AlertContext\n      ...AlertEntitiesSubject\n      ...SimilarAlertsSubject\n      ...AlertTimelineSubject\n      ...AlertFacts\n      ...AlertEventsSubject\n    }\n  }\n": typeof types.AlertDocument,
    "\n  fragment AlertSummary on Alert {\n    description\n    runbook\n    reference\n    tags\n    ...AlertRunbook\n    detection { id reports { key values } }\n  }\n": typeof types.AlertSummaryFragmentDoc,
    "\n  query AlertEvents($id: ID!, $cursor: String, $pageSize: Int!) {\n    alert(id: $id) {\n      id\n      events(cursor: $cursor, pageSize: $pageSize) {\n        nodes\n        pageInfo { hasNextPage endCursor }\n      }\n    }\n  }\n": typeof types.AlertEventsDocument,
    "\n  fragment AlertEntitiesSubject on Alert {\n    id\n  }\n": typeof types.AlertEntitiesSubjectFragmentDoc,
    "\n  query AlertEntities($id: ID!) {\n    alert(id: $id) {\n      id\n      entities {\n        field\n        value\n        eventCount\n        relatedAlertCount\n        relatedAlerts { id title severity status outcome createdAt }\n      }\n    }\n  }\n": typeof types.AlertEntitiesDocument,
    "\n  query AlertEntitySightings($id: ID!) {\n    alert(id: $id) {\n      id\n      entitySightings { field value eventCount firstAt lastAt isNew }\n    }\n  }\n": typeof types.AlertEntitySightingsDocument,
    "\n  mutation ChangeMatchingAlerts($input: ChangeMatchingAlertsInput!) { changeMatchingAlerts(input: $input) { id } }\n": typeof types.ChangeMatchingAlertsDocument,
    "\n  mutation CancelMatchingChange($id: ID!) { cancelMatchingChange(id: $id) { id state } }\n": typeof types.CancelMatchingChangeDocument,
    "\n  mutation UndoMatchingChange($id: ID!) { undoMatchingChange(id: $id) { id } }\n": typeof types.UndoMatchingChangeDocument,
    "\n  query AlertGroups($input: AlertGroupsInput!) {\n    alertGroups(input: $input) {\n      totalCount\n      pageInfo { hasNextPage endCursor }\n      edges {\n        node {\n          key count openCount severity newestAt\n          entity { field value }\n          detection { id displayName }\n          assignees { id givenName familyName email }\n        }\n      }\n    }\n  }\n": typeof types.AlertGroupsDocument,
    "\n  query AlertList($input: AlertsInput!) {\n    alerts(input: $input) {\n      totalCount\n      pageInfo { hasNextPage endCursor }\n      edges {\n        node {\n          id subtype status outcome outcomeReason snoozedUntil severity title eventCount createdAt lastReceivedEventAt updatedAt logTypes ruleId tags\n          sources { id label }\n          detection { id kind displayName }\n          assignee { id givenName familyName email }\n          cases { id title status }\n        }\n      }\n    }\n  }\n": typeof types.AlertListDocument,
    "\n  query AlertSourceChoices($input: SourcesInput!) {\n    sources(input: $input) {\n      edges { node { integrationId integrationLabel } }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n": typeof types.AlertSourceChoicesDocument,
    "\n  query AlertLogTypeChoices {\n    schemas(input: { isInUse: true }) { edges { node { name } } }\n  }\n": typeof types.AlertLogTypeChoicesDocument,
    "\n  query MatchingChanges {\n    matchingChanges {\n      id kind state error isOwn actor { id name } status assignee { id givenName familyName email }\n      total looked changed hiddenFromAssignee\n    }\n  }\n": typeof types.MatchingChangesDocument,
    "\n  query ShownAlerts($ids: [ID!]!) {\n    alertsById(ids: $ids) {\n      id status outcome outcomeReason snoozedUntil eventCount lastReceivedEventAt updatedAt logTypes\n      assignee { id givenName familyName email }\n      cases { id title status }\n    }\n  }\n": typeof types.ShownAlertsDocument,
    "\n  fragment AlertRunbook on Alert {\n    id\n    runbook\n    runbookTicks { step actor { name } at }\n  }\n": typeof types.AlertRunbookFragmentDoc,
    "\n  mutation TickRunbookStep($input: TickRunbookStepInput!) {\n    tickRunbookStep(input: $input) { alert { ...AlertRunbook } }\n  }\n": typeof types.TickRunbookStepDocument,
    "\n  fragment SimilarAlertsSubject on Alert {\n    id\n    type\n    subtype\n    createdAt\n    ruleId\n  }\n": typeof types.SimilarAlertsSubjectFragmentDoc,
    "\n  query SimilarAlerts($id: ID!) {\n    alert(id: $id) {\n      id\n      similarAlerts {\n        since\n        outcomes { truePositives benignTruePositives falsePositives duplicates tests withoutOutcome unfinished }\n        alerts {\n          id title status outcome outcomeReason createdAt isSameGroup sharedValues\n          endedBy { id name kind }\n        }\n      }\n    }\n  }\n": typeof types.SimilarAlertsDocument,
    "\n  fragment AlertTimelineSubject on Alert {\n    id\n    type\n    createdAt\n  }\n": typeof types.AlertTimelineSubjectFragmentDoc,
    "\n  query AlertTimeline($id: ID!) {\n    alert(id: $id) {\n      id\n      timeline {\n        from to bucketMs alertCount\n        events { first last count }\n        alerts { id title severity status outcome at entities { field value } }\n        crowdedEntities { field value }\n      }\n    }\n  }\n": typeof types.AlertTimelineDocument,
    "\n  mutation UpdateAlertStatus($input: UpdateAlertStatusByIdInput!) {\n    updateAlertStatusById(input: $input) { alerts { id status outcome outcomeReason updatedAt } }\n  }\n": typeof types.UpdateAlertStatusDocument,
    "\n  mutation UpdateAlertsAssignee($input: UpdateAlertsAssigneeByIdInput!) {\n    updateAlertsAssigneeById(input: $input) {\n      alerts { id updatedAt assignee { id givenName familyName email } isHiddenFromAssignee }\n    }\n  }\n": typeof types.UpdateAlertsAssigneeDocument,
    "\n  mutation SnoozeAlerts($input: SnoozeAlertsInput!) {\n    snoozeAlerts(input: $input) { alerts { id updatedAt snoozedUntil } }\n  }\n": typeof types.SnoozeAlertsDocument,
    "\n  query Assignees {\n    assignees { id givenName familyName email }\n  }\n": typeof types.AssigneesDocument,
    "\n  mutation SaveAlertView($input: SaveAlertViewInput!) {\n    saveAlertView(input: $input) { id name }\n  }\n": typeof types.SaveAlertViewDocument,
    "\n  query AlertViews {\n    alertViews { id name search isShared isOwn owner { id givenName familyName email } }\n  }\n": typeof types.AlertViewsDocument,
    "\n  mutation DeleteAlertView($id: ID!) {\n    deleteAlertView(id: $id) { id }\n  }\n": typeof types.DeleteAlertViewDocument,
    "\n  query AttackMap($input: AttackMapInput!) {\n    attackMap(input: $input) {\n      receivedLogTypes\n      detections {\n        id kind displayName enabled managed severity logTypes mappings\n        alerts { severity count }\n      }\n    }\n  }\n": typeof types.AttackMapDocument,
    "\n  mutation MapDetections($input: MapDetectionsInput!) {\n    mapDetections(input: $input) { ... on DetectionEntity { id lastModified } }\n  }\n": typeof types.MapDetectionsDocument,
    "\n  query DeletedCases { deletedCases { id title deletedAt deletedBy { id name } } }\n": typeof types.DeletedCasesDocument,
    "\n  mutation RemoveAlertsFromCase($input: CaseAlertsInput!) {\n    removeAlertsFromCase(input: $input) { case { id ...CaseFields } }\n  }\n": typeof types.RemoveAlertsFromCaseDocument,
    "\n  mutation DeleteCaseAttachment($id: ID!) {\n    deleteCaseAttachment(id: $id) { case { id ...CaseFields } }\n  }\n": typeof types.DeleteCaseAttachmentDocument,
    "\n  fragment CaseFields on Case {\n    id title description status severity revision createdAt updatedAt closedAt alertCount openAlertCount\n    createdBy { id name kind }\n    assignee { id givenName familyName email }\n    isHiddenFromAssignee\n    alerts {\n      addedAt\n      addedBy { id name kind }\n      alert { id title severity status outcome createdAt eventCount }\n    }\n    linkedCases { id title severity status }\n    entries { id type from to note mergedFrom at actor { id name kind } }\n    attachments { id name mediaType bytes sha256 addedAt addedBy { id name kind } }\n  }\n": typeof types.CaseFieldsFragmentDoc,
    "\n  mutation AddCaseNote($input: AddCaseNoteInput!) {\n    addCaseNote(input: $input) { case { id ...CaseFields } }\n  }\n": typeof types.AddCaseNoteDocument,
    "\n  mutation MergeCases($input: MergeCasesInput!) {\n    mergeCases(input: $input) { case { id ...CaseFields } }\n  }\n": typeof types.MergeCasesDocument,
    "\n  mutation DeleteCase($id: ID!) { deleteCase(id: $id) { id } }\n": typeof types.DeleteCaseDocument,
    "\n  query Case($id: ID!) {\n    case(id: $id) { id ...CaseFields }\n  }\n": typeof types.CaseDocument,
    "\n  query FindCases($input: CasesInput!) {\n    cases(input: $input) { totalCount edges { node { id title severity status } } }\n  }\n": typeof types.FindCasesDocument,
    "\n  query FindAlerts($input: AlertsInput!) {\n    alerts(input: $input) { totalCount edges { node { id title severity status createdAt } } }\n  }\n": typeof types.FindAlertsDocument,
    "\n  mutation LinkCases($input: LinkedCasesInput!) {\n    linkCases(input: $input) { case { id ...CaseFields } }\n  }\n": typeof types.LinkCasesDocument,
    "\n  mutation UnlinkCases($input: LinkedCasesInput!) {\n    unlinkCases(input: $input) { case { id ...CaseFields } }\n  }\n": typeof types.UnlinkCasesDocument,
    "\n  mutation AddFoundAlertsToCase($input: CaseAlertsInput!) {\n    addAlertsToCase(input: $input) { case { id ...CaseFields } }\n  }\n": typeof types.AddFoundAlertsToCaseDocument,
    "\n  mutation UpdateCase($input: UpdateCaseInput!) {\n    updateCase(input: $input) { case { id isHiddenFromAssignee ...CaseFields } }\n  }\n": typeof types.UpdateCaseDocument,
    "\n  mutation UndoCaseMerge($id: ID!) {\n    undoCaseMerge(id: $id) { case { id ...CaseFields } }\n  }\n": typeof types.UndoCaseMergeDocument,
    "\n  query CaseList($input: CasesInput!) {\n    cases(input: $input) {\n      totalCount\n      pageInfo { hasNextPage endCursor }\n      edges {\n        node {\n          id title status severity alertCount openAlertCount createdAt updatedAt\n          assignee { id givenName familyName email }\n        }\n      }\n    }\n  }\n": typeof types.CaseListDocument,
    "\n  mutation RestoreCase($id: ID!) {\n    restoreCase(id: $id) { case { id title status } }\n  }\n": typeof types.RestoreCaseDocument,
    "\n  fragment CodeReport on CodeTestReport {\n    problems { file line column message }\n    testCount failureCount\n    uses { id kind displayName results { name passed error } }\n  }\n": typeof types.CodeReportFragmentDoc,
    "\n  query EditedDataModel($id: ID!) {\n    dataModel(id: $id) { id displayName enabled managed logTypes body lastModified lastModifiedBy { name } mappings { name path method } }\n  }\n": typeof types.EditedDataModelDocument,
    "\n  query DataModelUses($id: ID!) { dataModelUses(id: $id) { id kind displayName enabled } }\n": typeof types.DataModelUsesDocument,
    "\n  query DataModelHistory($input: DetectionHistoryInput!) {\n    dataModelHistory(input: $input) {\n      changes { id itemId action origin at by { name } before { path text } after { path text } }\n    }\n  }\n": typeof types.DataModelHistoryDocument,
    "\n  mutation TestDataModel($input: DataModelInput!, $runsTests: Boolean) {\n    testDataModel(input: $input, runsTests: $runsTests) { ...CodeReport }\n  }\n": typeof types.TestDataModelDocument,
    "\n  mutation SaveDataModel($input: SaveDataModelInput!) {\n    saveDataModel(input: $input) {\n      dataModel { id displayName enabled managed logTypes body lastModified lastModifiedBy { name } mappings { name path method } }\n      report { ...CodeReport }\n    }\n  }\n": typeof types.SaveDataModelDocument,
    "\n  mutation DeleteDataModel($id: ID!) { deleteDataModel(id: $id) { id } }\n": typeof types.DeleteDataModelDocument,
    "\n  mutation SetDataModelEnabled($id: ID!, $enabled: Boolean!) {\n    setDataModelEnabled(id: $id, enabled: $enabled) { id enabled lastModified }\n  }\n": typeof types.SetDataModelEnabledDocument,
    "\n  mutation RestoreDataModelVersion($input: RestoreDetectionVersionInput!) {\n    restoreDataModelVersion(input: $input) {\n      id displayName enabled managed logTypes body lastModified lastModifiedBy { name } mappings { name path method }\n    }\n  }\n": typeof types.RestoreDataModelVersionDocument,
    "\n  query EditedHelper($id: ID!) {\n    globalHelper(id: $id) { id description tags managed body lastModified lastModifiedBy { name } }\n  }\n": typeof types.EditedHelperDocument,
    "\n  query GlobalHelperUses($id: ID!) { globalHelperUses(id: $id) { id kind displayName enabled } }\n": typeof types.GlobalHelperUsesDocument,
    "\n  query GlobalHelperHistory($input: DetectionHistoryInput!) {\n    globalHelperHistory(input: $input) {\n      changes { id itemId action origin at by { name } before { path text } after { path text } }\n    }\n  }\n": typeof types.GlobalHelperHistoryDocument,
    "\n  mutation TestGlobalHelper($input: GlobalHelperInput!, $runsTests: Boolean) {\n    testGlobalHelper(input: $input, runsTests: $runsTests) { ...CodeReport }\n  }\n": typeof types.TestGlobalHelperDocument,
    "\n  mutation SaveGlobalHelper($input: SaveGlobalHelperInput!) {\n    saveGlobalHelper(input: $input) {\n      helper { id description tags managed body lastModified lastModifiedBy { name } }\n      report { ...CodeReport }\n    }\n  }\n": typeof types.SaveGlobalHelperDocument,
    "\n  mutation DeleteGlobalHelper($id: ID!) { deleteGlobalHelper(id: $id) { id } }\n": typeof types.DeleteGlobalHelperDocument,
    "\n  mutation RestoreGlobalHelperVersion($input: RestoreDetectionVersionInput!) {\n    restoreGlobalHelperVersion(input: $input) { id description tags managed body lastModified lastModifiedBy { name } }\n  }\n": typeof types.RestoreGlobalHelperVersionDocument,
    "\n  query HelperList($input: ContentItemsInput!) {\n    globalHelpers(input: $input) { edges { node { id description tags managed lastModified } } }\n  }\n": typeof types.HelperListDocument,
    "\n  query DataModelList($input: ContentItemsInput!) {\n    dataModels(input: $input) { edges { node { id displayName enabled managed logTypes lastModified mappings { name } } } }\n  }\n": typeof types.DataModelListDocument,
    "\n  fragment DashboardFields on Dashboard {\n    id name description relativeTime refreshSeconds revision managed isOwn mayChange updatedAt uploadedAt\n    owner { id givenName familyName }\n    sharing { kind roleIds }\n    panels { id title kind text language display x y width height }\n    variables { name label kind items text language isMultiple hasAll defaultValues }\n  }\n": typeof types.DashboardFieldsFragmentDoc,
    "\n  query Dashboards { dashboards { ...DashboardFields } }\n": typeof types.DashboardsDocument,
    "\n  query Dashboard($id: ID!) { dashboard(id: $id) { ...DashboardFields } }\n": typeof types.DashboardDocument,
    "\n  mutation SaveDashboard($input: SaveDashboardInput!) { saveDashboard(input: $input) { id ...DashboardFields } }\n": typeof types.SaveDashboardDocument,
    "\n  mutation DeleteDashboard($id: ID!) { deleteDashboard(id: $id) { id } }\n": typeof types.DeleteDashboardDocument,
    "\n  mutation ExecutePanel($input: ExecuteDataLakeQueryInput!) {\n    executeDataLakeQuery(input: $input) { id }\n  }\n": typeof types.ExecutePanelDocument,
    "\n  query DemoProgress {\n    appConfig { demoProgress { share writtenUpTo isComplete } }\n  }\n": typeof types.DemoProgressDocument,
    "\n  query DestinationKinds {\n    destinationKinds { outputType name description }\n  }\n": typeof types.DestinationKindsDocument,
    "\n  query DestinationKindFields {\n    destinationKinds { outputType name description fields toolSetup { title help text } }\n  }\n": typeof types.DestinationKindFieldsDocument,
    "\n  mutation AddDestination($input: DestinationInput!) {\n    addDestination(input: $input) { outputId displayName }\n  }\n": typeof types.AddDestinationDocument,
    "\n  query AlertDeliveries($id: ID!) {\n    alert(id: $id) {\n      id\n      detection { id kind }\n      dispatches { id ...Dispatch }\n    }\n  }\n": typeof types.AlertDeliveriesDocument,
    "\n  fragment Dispatch on AlertDispatch {\n    id outputId status trigger changeType changedStatus attempts createdAt nextAttemptAt waitsFor\n    mute { until reason createdBy subject }\n    destination { outputId displayName pausedUntil verificationStatus }\n    history { dispatchedAt success statusCode message label url outcome durationMs }\n  }\n": typeof types.DispatchFragmentDoc,
    "\n  mutation RetryDispatch($input: RetryDeliveriesInput!) {\n    retryDeliveries(input: $input) { retried }\n  }\n": typeof types.RetryDispatchDocument,
    "\n  query Routing($input: ExplainRoutingInput!) {\n    explainRouting(input: $input) {\n      step missing mayDiffer\n      reasons {\n        isChosen reason destination { outputId displayName }\n        hold { kind until mute { createdBy reason subject } }\n      }\n    }\n  }\n": typeof types.RoutingDocument,
    "\n  query SendAgainDestinations {\n    destinations { outputId displayName }\n  }\n": typeof types.SendAgainDestinationsDocument,
    "\n  mutation DeliverAlert($input: DeliverAlertInput!) {\n    deliverAlert(input: $input) { id }\n  }\n": typeof types.DeliverAlertDocument,
    "\n  mutation DeleteDestination($id: ID!) {\n    deleteDestination(id: $id) { id }\n  }\n": typeof types.DeleteDestinationDocument,
    "\n  query AlertsOfDeletedDestination($id: ID!) {\n    destination(id: $id) { outputId health { queued waiting muted } }\n  }\n": typeof types.AlertsOfDeletedDestinationDocument,
    "\n  query DestinationCondition($id: ID!) {\n    destination(id: $id) {\n      outputId verificationStatus pausedUntil\n      mute { id ...MuteMenu }\n      health { lastDeliveredAt succeeded failed queued waiting muted undelivered lastError lastErrorAt }\n    }\n  }\n": typeof types.DestinationConditionDocument,
    "\n  mutation RetryDestination($input: RetryDeliveriesInput!) {\n    retryDeliveries(input: $input) { retried }\n  }\n": typeof types.RetryDestinationDocument,
    "\n  query DestinationReach($id: ID!) {\n    destination(id: $id) {\n      outputId\n      alertTypes\n      reach {\n        count overridesCount functionCount\n        detections { id displayName kind severity isOverride }\n      }\n    }\n  }\n": typeof types.DestinationReachDocument,
    "\n  query EditedDestination($id: ID!) {\n    destinationKinds { outputType name fields }\n    destination(id: $id) {\n      outputId outputType displayName defaultForSeverity alertTypes logTypes settings revision verificationStatus hookUrl\n      toolSetup { title help text }\n      titleTemplate descriptionTemplate\n      quiet {\n        quietHours { days from to timeZone } digestMinutes urgentSeverity\n        reminder { severity afterMinutes times }\n      }\n      usedBy { id displayName kind }\n    }\n  }\n": typeof types.EditedDestinationDocument,
    "\n  mutation UpdateDestination($input: UpdateDestinationInput!) {\n    updateDestination(input: $input) { outputId displayName revision }\n  }\n": typeof types.UpdateDestinationDocument,
    "\n  query DestinationLogTypes {\n    schemas(input: { isArchived: false }) { edges { node { name } } }\n  }\n": typeof types.DestinationLogTypesDocument,
    "\n  query NewestAlerts($input: AlertsInput!) {\n    alerts(input: $input) { edges { node { id title severity } } }\n  }\n": typeof types.NewestAlertsDocument,
    "\n  query PreviewMessage($input: PreviewMessageInput!) {\n    previewMessage(input: $input) {\n      title\n      description\n      titleProblem\n      descriptionProblem\n      message { text lengthOmitted cutParts }\n    }\n  }\n": typeof types.PreviewMessageDocument,
    "\n  mutation TestDestination($input: TestDestinationInput!) {\n    testDestination(input: $input) { success statusCode message dispatchedAt }\n  }\n": typeof types.TestDestinationDocument,
    "\n  query DestinationList {\n    destinationKinds { outputType name }\n    destinations {\n      outputId outputType displayName defaultForSeverity alertTypes logTypes verificationStatus pausedUntil\n      lastModifiedTime lastModifiedBy\n      mute { until createdBy reason }\n      health { lastDeliveredAt succeeded failed queued waiting muted undelivered lastError }\n    }\n  }\n": typeof types.DestinationListDocument,
    "\n  query DetectionMute($detectionId: ID!) {\n    detectionMute(detectionId: $detectionId) { id ...MuteMenu }\n  }\n": typeof types.DetectionMuteDocument,
    "\n  fragment MuteMenu on Mute { id until reason createdBy }\n": typeof types.MuteMenuFragmentDoc,
    "\n  mutation MuteMessages($input: MuteMessagesInput!) {\n    muteMessages(input: $input) { muted mute { id until } }\n  }\n": typeof types.MuteMessagesDocument,
    "\n  mutation UnmuteMessages($input: UnmuteMessagesInput!) {\n    unmuteMessages(input: $input) { sent }\n  }\n": typeof types.UnmuteMessagesDocument,
    "\n  query DestinationNames { destinations { outputId displayName } }\n": typeof types.DestinationNamesDocument,
    "\n  query DeliveryList($input: DeliveriesInput!) {\n    deliveries(input: $input) {\n      pageInfo { hasNextPage endCursor }\n      counts { state count }\n      edges {\n        node {\n          alert { id title severity }\n          dispatch {\n            id outputId status trigger waitsFor nextAttemptAt attempts createdAt\n            mute { createdBy until reason subject }\n            destination { outputId displayName verificationStatus }\n            history { dispatchedAt message outcome }\n          }\n        }\n      }\n    }\n  }\n": typeof types.DeliveryListDocument,
    "\n  mutation SendDelivery($input: RetryDeliveriesInput!) {\n    retryDeliveries(input: $input) { retried }\n  }\n": typeof types.SendDeliveryDocument,
    "\n  query ExplainDecision($input: ExplainDecisionInput!) {\n    explainDecision(input: $input) {\n      answer\n      isMatch\n      logType\n      event\n      steps { step verdict text mendAt alertId details { text holds value } }\n    }\n  }\n": typeof types.ExplainDecisionDocument,
    "\n  query ExplainedRule($id: ID!) { rule(id: $id) { id logTypes } }\n": typeof types.ExplainedRuleDocument,
    "\n  fragment CorrelationFacts on CorrelationRule {\n    ruleIds\n    lookbackMinutes\n    createAlert\n    schedule { rateMinutes cronExpression timeoutMinutes }\n    createdAt\n    lastModified\n  }\n": typeof types.CorrelationFactsFragmentDoc,
    "\n  query CorrelationRule($id: ID!) {\n    correlationRule(id: $id) {\n      id\n      displayName\n      lastModified\n      body\n      tests { name expectedResult ruleOutputs }\n      ...DetectionHeader\n      ...DetectionSummary\n      ...CorrelationFacts\n    }\n  }\n": typeof types.CorrelationRuleDocument,
    "\n  query DetectionAlerts($input: AlertsInput!) {\n    alerts(input: $input) {\n      totalCount\n      edges { node { id title severity status createdAt } }\n    }\n  }\n": typeof types.DetectionAlertsDocument,
    "\n  fragment DetectionHeader on DetectionEntity {\n    id\n    kind\n    displayName\n    enabled\n    managed\n    severity\n  }\n": typeof types.DetectionHeaderFragmentDoc,
    "\n  query DetectionOutcomes($detectionId: ID!) {\n    detectionOutcomes(detectionId: $detectionId) {\n      total {\n        truePositives benignTruePositives falsePositives duplicates tests withoutOutcome unfinished precision\n      }\n      weeks { at outcomes { truePositives benignTruePositives falsePositives precision } }\n    }\n  }\n": typeof types.DetectionOutcomesDocument,
    "\n  fragment DetectionSummary on DetectionEntity {\n    description\n    runbook\n    reference\n    tags\n    reports { key values }\n  }\n": typeof types.DetectionSummaryFragmentDoc,
    "\n  mutation RunDetectionTests($id: ID!) {\n    runDetectionTests(id: $id) { name passed expectedResult actualResult error functions }\n  }\n": typeof types.RunDetectionTestsDocument,
    "\n  fragment PolicyFacts on Policy {\n    resourceTypes\n    suppressions\n    createdAt\n    lastModified\n  }\n": typeof types.PolicyFactsFragmentDoc,
    "\n  query Policy($id: ID!) {\n    policy(id: $id) {\n      id\n      displayName\n      lastModified\n      body\n      tests { name expectedResult resource }\n      ...DetectionHeader\n      ...DetectionSummary\n      ...PolicyFacts\n      ...PolicyCounts\n    }\n  }\n": typeof types.PolicyDocument,
    "\n  fragment PolicyCounts on Policy {\n    id\n    complianceCounts { passed failed errored suppressed }\n  }\n": typeof types.PolicyCountsFragmentDoc,
    "\n  query PolicyResources($id: ID!, $input: PolicyResourcesInput!) {\n    policy(id: $id) {\n      id\n      resources(input: $input) {\n        pageInfo { hasNextPage endCursor }\n        edges { node { policyId resourceId status suppressed error checkedAt } }\n      }\n    }\n  }\n": typeof types.PolicyResourcesDocument,
    "\n  fragment RuleConditions on Rule {\n    id\n    logTypes\n    necessaryConditions\n    activity { events runs milliseconds matches errors lastError outage }\n  }\n": typeof types.RuleConditionsFragmentDoc,
    "\n  fragment RuleFacts on Rule {\n    logTypes\n    scheduledQueries\n    baseDetection\n    threshold\n    dedupPeriodMinutes\n    createAlert\n    summaryAttributes\n    createdAt\n    lastModified\n    alertsPerDay\n  }\n": typeof types.RuleFactsFragmentDoc,
    "\n  fragment RuleLogic on Rule {\n    id\n    body\n    simpleDetectionBody\n    sigmaBody\n    inlineFilters\n  }\n": typeof types.RuleLogicFragmentDoc,
    "\n  query RulePython($id: ID!) {\n    rulePythonBody(input: $id) { pythonBody }\n  }\n": typeof types.RulePythonDocument,
    "\n  query Rule($id: ID!) {\n    rule(id: $id) {\n      id\n      displayName\n      lastModified\n      logTypes\n      scheduledQueries\n      tests { name expectedResult resource }\n      ...DetectionHeader\n      ...DetectionSummary\n      ...RuleLogic\n      ...RuleFacts\n      ...RuleConditions\n    }\n  }\n": typeof types.RuleDocument,
    "\n  query EditorTables {\n    dataLakeDatabases { name tables { id logType } }\n  }\n": typeof types.EditorTablesDocument,
    "\n  query EditorColumns($tables: [String!]!) {\n    dataLakeTablesColumns(tables: $tables) { id columns { name type description paths members } }\n  }\n": typeof types.EditorColumnsDocument,
    "\n  query EditorFields($input: FilterFieldsInput!) {\n    flatFilterFields(input: $input) { flatFields { target type description } }\n  }\n": typeof types.EditorFieldsDocument,
    "\n  query EditorHelpers {\n    globalHelpers(input: { pageSize: 500 }) { edges { node { id description body } } }\n  }\n": typeof types.EditorHelpersDocument,
    "\n  query EditorDataModels {\n    dataModels(input: { pageSize: 500, enabled: true }) { edges { node { id logTypes mappings { name } } } }\n  }\n": typeof types.EditorDataModelsDocument,
    "\n  query CorrelatedDetections($input: DetectionsInput!) {\n    detections(input: $input) {\n      edges { node { id kind displayName enabled } }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n": typeof types.CorrelatedDetectionsDocument,
    "\n  query EditedRule($id: ID!) {\n    rule(id: $id) {\n      id kind displayName enabled managed severity logTypes scheduledQueries\n      description reference runbook tags reports { key values } outputIds\n      dedupPeriodMinutes threshold createAlert summaryAttributes\n      body simpleDetectionBody sigmaBody inlineFilters baseDetection\n      tests { name expectedResult resource mocks { objectName returnValue } }\n      lastModified lastModifiedBy { name }\n    }\n  }\n": typeof types.EditedRuleDocument,
    "\n  query EditedPolicy($id: ID!) {\n    policy(id: $id) {\n      id kind displayName enabled managed severity resourceTypes suppressions\n      description reference runbook tags reports { key values } outputIds\n      body tests { name expectedResult resource mocks { objectName returnValue } }\n      lastModified lastModifiedBy { name }\n    }\n  }\n": typeof types.EditedPolicyDocument,
    "\n  query EditedCorrelationRule($id: ID!) {\n    correlationRule(id: $id) {\n      id kind displayName enabled managed severity\n      description reference runbook tags reports { key values } outputIds\n      createAlert summaryAttributes body tests { name expectedResult ruleOutputs }\n      lastModified lastModifiedBy { name }\n    }\n  }\n": typeof types.EditedCorrelationRuleDocument,
    "\n  query CopiedKind($id: ID!) { detection(id: $id) { id kind } }\n": typeof types.CopiedKindDocument,
    "\n  mutation TestDraft($input: DetectionDraftInput!, $measuresCoverage: Boolean!) {\n    testDetections(input: $input, measuresCoverage: $measuresCoverage) {\n      results { name passed error functions }\n      problems { file line column message }\n      coverage {\n        lines\n        missed\n        untaken { from to }\n      }\n    }\n  }\n": typeof types.TestDraftDocument,
    "\n  mutation SaveDetection($input: SaveDetectionInput!) {\n    saveDetection(input: $input) {\n      detection { id kind displayName lastModified }\n      problems { file line column message }\n    }\n  }\n": typeof types.SaveDetectionDocument,
    "\n  mutation RunSavedTests($id: ID!) { runDetectionTests(id: $id) { name passed } }\n": typeof types.RunSavedTestsDocument,
    "\n  query OverrideDestinations {\n    destinations { outputId displayName }\n  }\n": typeof types.OverrideDestinationsDocument,
    "\n  query EditorLogTypes {\n    schemas(input: { isArchived: false }) { edges { node { name } } }\n  }\n": typeof types.EditorLogTypesDocument,
    "\n  query EditorScheduledQueries {\n    savedQueries(input: { pageSize: 500 }) { edges { node { id name schedule { timeoutMinutes } } } }\n  }\n": typeof types.EditorScheduledQueriesDocument,
    "\n  query TestEventAlerts($input: AlertsInput!) {\n    alerts(input: $input) { edges { node { id title createdAt } } }\n  }\n": typeof types.TestEventAlertsDocument,
    "\n  query TestEventOfAlert($id: ID!) {\n    alert(id: $id) { id events(pageSize: 1) { nodes } }\n  }\n": typeof types.TestEventOfAlertDocument,
    "\n  mutation SetDetectionEnabled($id: ID!, $enabled: Boolean!) {\n    setDetectionEnabled(id: $id, enabled: $enabled) { id enabled }\n  }\n": typeof types.SetDetectionEnabledDocument,
    "\n  mutation RestoreDetectionVersion($input: RestoreDetectionVersionInput!) {\n    restoreDetectionVersion(input: $input) { ... on DetectionEntity { id } }\n  }\n": typeof types.RestoreDetectionVersionDocument,
    "\n  query DeletedDetections { deletedDetections { id detectionId displayName kind at by { id name } } }\n": typeof types.DeletedDetectionsDocument,
    "\n  query DetectionHistory($input: DetectionHistoryInput!) {\n    detectionHistory(input: $input) {\n      nextCursor\n      changes { id detectionId displayName kind action origin at by { id name } before { path text } after { path text } }\n    }\n  }\n": typeof types.DetectionHistoryDocument,
    "\n  mutation SetDetectionsEnabled($ids: [ID!]!, $enabled: Boolean!) {\n    setDetectionsEnabled(ids: $ids, enabled: $enabled) { ... on DetectionEntity { id enabled lastModified } }\n  }\n": typeof types.SetDetectionsEnabledDocument,
    "\n  mutation TagDetections($input: TagDetectionsInput!) {\n    tagDetections(input: $input) { ... on DetectionEntity { id tags lastModified } }\n  }\n": typeof types.TagDetectionsDocument,
    "\n  mutation DeleteDetections($input: DeleteDetectionsInput!) { deleteDetections(input: $input) { ids } }\n": typeof types.DeleteDetectionsDocument,
    "\n  mutation RestoreDetections($ids: [ID!]!) { restoreDetections(ids: $ids) { ... on DetectionEntity { id } } }\n": typeof types.RestoreDetectionsDocument,
    "\n  query ExportDetections($ids: [ID!]) { detectionEntitiesExport(ids: $ids) { path text } }\n": typeof types.ExportDetectionsDocument,
    "\n  mutation RunTestsOfDetection($id: ID!) { runDetectionTests(id: $id) { name passed } }\n": typeof types.RunTestsOfDetectionDocument,
    "\n  query MatchingDetections($input: DetectionsInput!) {\n    matchingDetections(input: $input) { id kind enabled managed tags }\n  }\n": typeof types.MatchingDetectionsDocument,
    "\n  query DetectionFacets {\n    detectionFacets {\n      kinds { value count } severities { value count } states { value count }\n      logTypes { value count } tags { value count }\n    }\n  }\n": typeof types.DetectionFacetsDocument,
    "\n  query DetectionList($input: DetectionsInput!) {\n    detections(input: $input) {\n      totalCount\n      pageInfo { hasNextPage endCursor }\n      edges {\n        node {\n          id kind displayName enabled managed severity tags lastModified\n          testStatus { total lastRun { passed failed ranAt } }\n          ... on Rule { logTypes scheduledQueries alertsPerDay lastMatchAt activity { events runs milliseconds matches errors lastError outage } }\n          ... on Policy { resourceTypes failingPerDay complianceCounts { passed failed errored suppressed } }\n          ... on CorrelationRule { ruleIds }\n        }\n      }\n    }\n  }\n": typeof types.DetectionListDocument,
    "\n  query Preview($id: ID!) {\n    preview(id: $id) {\n      id\n      state\n      error\n      notice\n      progress\n      detectionId\n      isDraft\n      isCompared\n      startsAt\n      endsAt\n      coveredUntil\n      conditions\n      completedAt\n      steps { stepId ruleId signals }\n      queries { name runs rows }\n      resources {\n        counts { passed failed errored suppressed newlyFailing stillFailing noLongerFailing }\n        groups { type accountId passed failed errored suppressed newlyFailing noLongerFailing }\n        groupsOmitted\n        items { id type accountId name status suppressed savedStatus savedSuppressed change error }\n      }\n      summary {\n        eventsInScope\n        eventsRead\n        matches\n        errors\n        alerts\n        newAlerts\n        changedAlerts\n        keptAlerts\n        goneAlerts\n        bySeverity { severity alerts }\n        overTime { from newAlerts changedAlerts keptAlerts goneAlerts }\n        errorMessages { kind message events }\n      }\n      alerts {\n        id\n        type\n        change\n        severity\n        title\n        dedupString\n        createdAt\n        firstEventOccurredAt\n        eventCount\n        events { logType ruleId resourceId rowId eventTime row }\n        differences { aspect from to }\n      }\n      lostAlerts {\n        total\n        truePositives\n        byEnding { ending alerts }\n        alerts { id title severity createdAt ending previewedAlertId }\n      }\n    }\n  }\n": typeof types.PreviewDocument,
    "\n  mutation StartPreview($input: StartPreviewInput!) {\n    startPreview(input: $input) { id state }\n  }\n": typeof types.StartPreviewDocument,
    "\n  mutation CancelPreview($id: ID!) {\n    cancelPreview(id: $id) { id state }\n  }\n": typeof types.CancelPreviewDocument,
    "\n  query PreviewedEvent($event: StoredEventInput!) {\n    storedEvent(event: $event)\n  }\n": typeof types.PreviewedEventDocument,
    "\n  query FilteredRule($id: ID!) {\n    rule(id: $id) {\n      id\n      displayName\n      managed\n      baseDetection\n      sigmaBody\n      inlineFilters\n      lastModified\n      tests { name }\n    }\n  }\n": typeof types.FilteredRuleDocument,
    "\n  query FilterImpact($input: FilterImpactInput!) {\n    filterImpact(input: $input) {\n      alerts\n      alertsRemoved\n      truePositivesRemoved\n      events\n      eventsRemoved\n      notice\n      filteredAlerts { id title severity status outcome createdAt events eventsRemoved isRemoved isTruePositive }\n    }\n  }\n": typeof types.FilterImpactDocument,
    "\n  mutation UpdateRuleAndFilter($input: UpdateRuleAndFilterInput!) {\n    updateRuleAndFilter(input: $input) { id inlineFilters lastModified tests { name } }\n  }\n": typeof types.UpdateRuleAndFilterDocument,
    "\n  mutation UploadDetectionEntities($input: UploadDetectionEntitiesAsyncInput!) {\n    uploadDetectionEntitiesAsync(input: $input) { receiptId }\n  }\n": typeof types.UploadDetectionEntitiesDocument,
    "\n  mutation ValidateBulkUpload($input: ValidateBulkUploadInput!) {\n    validateBulkUpload(input: $input) { receiptId }\n  }\n": typeof types.ValidateBulkUploadDocument,
    "\n  query DetectionEntitiesUploads {\n    detectionEntitiesUploads { receiptId status createdAt }\n  }\n": typeof types.DetectionEntitiesUploadsDocument,
    "\n  query DetectionEntitiesUploadStatus($receiptId: ID!) {\n    detectionEntitiesUploadStatus(receiptId: $receiptId) {\n      receiptId status error createdAt completedAt\n      createdBy { id }\n      result {\n        rules { new modified total }\n        policies { new modified total }\n        correlationRules { new modified total }\n        dataModels { new modified total }\n        globalHelpers { new modified total }\n        lookupTables { new modified total }\n        queries { new modified total }\n        packs { new modified total }\n        scheduledPrompts { new modified total }\n        dashboards { new modified total }\n        leftOut { path errorMessage }\n      }\n    }\n  }\n": typeof types.DetectionEntitiesUploadStatusDocument,
    "\n  query ValidateBulkUploadStatus($receiptId: ID!) {\n    validateBulkUploadStatus(receiptId: $receiptId) { status error result { issues { path errorMessage } leftOut { path errorMessage } } }\n  }\n": typeof types.ValidateBulkUploadStatusDocument,
    "\n  mutation DeleteLookupTable($id: ID!) {\n    deleteLookupTable(id: $id) { id }\n  }\n": typeof types.DeleteLookupTableDocument,
    "\n  query LookupUserNames($id: ID!) {\n    lookupUses(id: $id) { detections { id displayName } queries { id name } }\n  }\n": typeof types.LookupUserNamesDocument,
    "\n  query LookupUses($id: ID!) {\n    lookupUses(id: $id) {\n      detections { id displayName kind enabled }\n      queries { id name }\n    }\n  }\n": typeof types.LookupUsesDocument,
    "\n  query LookupTable($id: ID!) {\n    lookupTable(id: $id) {\n      id name enabled description reference schema primaryKey lakeTable health healthMessage revision\n      createdAt lastModified query refresh refreshedAt nextRefreshAt managed\n      lastModifiedBy { name }\n      associatedLogTypes { logType selectors }\n      file { filename bytes rows uploadedAt }\n    }\n  }\n": typeof types.LookupTableDocument,
    "\n  query LookupRows($input: LookupRowsInput!) {\n    lookupRows(input: $input) { nodes columns pageInfo { hasNextPage endCursor } }\n  }\n": typeof types.LookupRowsDocument,
    "\n  mutation RefreshLookupTable($id: ID!) {\n    refreshLookupTable(id: $id) { id nextRefreshAt }\n  }\n": typeof types.RefreshLookupTableDocument,
    "\n  query LookupMatch($input: LookupMatchInput!) {\n    lookupMatch(input: $input) { row comparison isNotAnAddress }\n  }\n": typeof types.LookupMatchDocument,
    "\n  query EditedLookupTable($id: ID!) {\n    lookupTable(id: $id) {\n      id name enabled description reference schema primaryKey revision\n      refresh query\n      associatedLogTypes { logType selectors }\n    }\n  }\n": typeof types.EditedLookupTableDocument,
    "\n  query LookupSchemas {\n    schemas(input: { isArchived: false }) { edges { node { name } } }\n  }\n": typeof types.LookupSchemasDocument,
    "\n  mutation CreateLookupTable($input: LookupTableInput!) {\n    createLookupTable(input: $input) { id name }\n  }\n": typeof types.CreateLookupTableDocument,
    "\n  mutation UpdateLookupTable($input: UpdateLookupTableInput!) {\n    updateLookupTable(input: $input) {\n      id name enabled description reference schema primaryKey lakeTable health healthMessage revision lastModified refresh nextRefreshAt\n      associatedLogTypes { logType selectors }\n    }\n  }\n": typeof types.UpdateLookupTableDocument,
    "\n  query LookupList {\n    lookupTables {\n      id name description health primaryKey lastModified\n      associatedLogTypes { logType }\n      file { rows }\n    }\n  }\n": typeof types.LookupListDocument,
    "\n  fragment NotebookFields on Notebook {\n    id name description revision isOwn mayChange updatedAt updatedBy { name }\n    owner { id givenName familyName }\n    sharing { kind roleIds }\n    steps { id kind title text language databases tables relativeTime startTime endTime runId }\n  }\n": typeof types.NotebookFieldsFragmentDoc,
    "\n  query Notebooks {\n    notebooks { id name description stepCount isOwn updatedAt owner { id givenName familyName } sharing { kind roleIds } }\n  }\n": typeof types.NotebooksDocument,
    "\n  query Notebook($id: ID!) { notebook(id: $id) { ...NotebookFields } }\n": typeof types.NotebookDocument,
    "\n  mutation SaveNotebook($input: SaveNotebookInput!) { saveNotebook(input: $input) { id ...NotebookFields } }\n": typeof types.SaveNotebookDocument,
    "\n  mutation DeleteNotebook($id: ID!) { deleteNotebook(id: $id) { id } }\n": typeof types.DeleteNotebookDocument,
    "\n  fragment AlertsOverTime on Overview {\n    alertsOverTime { at series { label values } }\n  }\n": typeof types.AlertsOverTimeFragmentDoc,
    "\n  fragment AlertCounts on Overview {\n    alertsBySeverity { label count }\n    alertsByStatus { label count }\n  }\n": typeof types.AlertCountsFragmentDoc,
    "\n  fragment TopRules on Overview {\n    topRules { ruleId displayName severity count }\n  }\n": typeof types.TopRulesFragmentDoc,
    "\n  query CloudSecurity($startTime: DateTime!, $endTime: DateTime!) {\n    cloudSecurity(startTime: $startTime, endTime: $endTime) {\n      byType { label }\n      ...ComplianceHeadline\n      ...FailingOverTime\n      ...PoliciesBySeverity\n      ...ResourceGroups\n      ...TopPolicies\n      ...TopResources\n    }\n  }\n": typeof types.CloudSecurityDocument,
    "\n  fragment ComplianceHeadline on CloudSecurity {\n    counts { passed failed errored suppressed }\n    countsBefore { passed failed errored suppressed }\n    byType { passed failed errored unchecked }\n    bySeverity { policies failingPolicies }\n  }\n": typeof types.ComplianceHeadlineFragmentDoc,
    "\n  fragment FailingOverTime on CloudSecurity {\n    failingOverTime { at series { label values } }\n  }\n": typeof types.FailingOverTimeFragmentDoc,
    "\n  fragment PoliciesBySeverity on CloudSecurity {\n    bySeverity { severity failingPolicies counts { failed } }\n  }\n": typeof types.PoliciesBySeverityFragmentDoc,
    "\n  fragment ResourceGroups on CloudSecurity {\n    byType { label passed failed errored unchecked }\n    byAccount { label passed failed errored unchecked }\n  }\n": typeof types.ResourceGroupsFragmentDoc,
    "\n  fragment TopPolicies on CloudSecurity {\n    topPolicies { policyId displayName severity counts { passed failed errored } }\n  }\n": typeof types.TopPoliciesFragmentDoc,
    "\n  fragment TopResources on CloudSecurity {\n    topResources { severity failed resource { id name type accountId } }\n  }\n": typeof types.TopResourcesFragmentDoc,
    "\n  fragment BytesOverTime on DataVolume {\n    bytesByLogType { at series { label values } }\n    bytesBySource { at series { label values } }\n  }\n": typeof types.BytesOverTimeFragmentDoc,
    "\n  query DataVolume($startTime: DateTime!, $endTime: DateTime!) {\n    dataVolume(startTime: $startTime, endTime: $endTime) {\n      logTypes { id }\n      ...VolumeHeadline\n      ...BytesOverTime\n      ...LogTypeVolumes\n      ...SourceVolumes\n    }\n  }\n": typeof types.DataVolumeDocument,
    "\n  query DataFailures($startTime: DateTime!, $endTime: DateTime!) {\n    dataFailures(startTime: $startTime, endTime: $endTime) { sourceId label reason failures lastAt }\n  }\n": typeof types.DataFailuresDocument,
    "\n  query DataLag($startTime: DateTime!, $endTime: DateTime!) {\n    dataLag(startTime: $startTime, endTime: $endTime) { logType seconds }\n  }\n": typeof types.DataLagDocument,
    "\n  fragment VolumeHeadline on DataVolume {\n    totals { events bytes failed }\n    totalsBefore { events bytes failed }\n    logTypes { totals { events } totalsBefore { events } }\n    sources { totals { bytes } totalsBefore { bytes } }\n  }\n": typeof types.VolumeHeadlineFragmentDoc,
    "\n  fragment LogTypeVolumes on DataVolume {\n    logTypes { id label totals { events bytes failed } totalsBefore { events bytes failed } lastReceivedAt }\n  }\n": typeof types.LogTypeVolumesFragmentDoc,
    "\n  fragment SourceVolumes on DataVolume {\n    sources { id label totals { events bytes failed } totalsBefore { events bytes failed } lastReceivedAt }\n  }\n": typeof types.SourceVolumesFragmentDoc,
    "\n  fragment EventsOverTime on Overview {\n    eventsOverTime { at series { label values } }\n  }\n": typeof types.EventsOverTimeFragmentDoc,
    "\n  fragment Headline on Overview {\n    openAlerts { label count }\n    totals { alerts events bytes }\n    totalsBefore { alerts events bytes }\n    sourcesByHealth { label count }\n  }\n": typeof types.HeadlineFragmentDoc,
    "\n  query Overview($startTime: DateTime!, $endTime: DateTime!, $alerts: AlertsInput!, $mayReadAlerts: Boolean!) {\n    overview(startTime: $startTime, endTime: $endTime) {\n      totalEvents\n      sourcesByHealth { count }\n      ...Headline\n      ...AlertsOverTime\n      ...AlertCounts\n      ...TopRules\n      ...EventsOverTime\n    }\n    alerts(input: $alerts) @include(if: $mayReadAlerts) { ...RecentAlerts }\n  }\n": typeof types.OverviewDocument,
    "\n  fragment RecentAlerts on AlertConnection {\n    edges { node { id title severity status createdAt } }\n  }\n": typeof types.RecentAlertsFragmentDoc,
    "\n  query PackChanges($input: PackVersionInput!) {\n    packChanges(input: $input) {\n      from to leftOut problems\n      items {\n        id kind displayName action\n        before { path text }\n        after { path text }\n        overrides { member chosen before after }\n      }\n    }\n  }\n": typeof types.PackChangesDocument,
    "\n  mutation ChangePackVersion($input: PackVersionInput!) {\n    changePackVersion(input: $input) { id version hasUpdate itemIds }\n  }\n": typeof types.ChangePackVersionDocument,
    "\n  query PackDestinations { destinations { outputId displayName } }\n": typeof types.PackDestinationsDocument,
    "\n  query PackPage($id: ID!) {\n    pack(id: $id) {\n      id displayName description enabled switchReason isSwitchable origin sourceName version newestVersion hasUpdate itemIds lastModified\n      versions { version publishedAt notes isInstalled }\n      items { id kind displayName enabled severity overrides }\n      gaps { id neededBy isElsewhere }\n      logTypes { name isReceived }\n    }\n  }\n": typeof types.PackPageDocument,
    "\n  query PackList($input: PacksInput!) {\n    packs(input: $input) {\n      edges {\n        node {\n          id displayName description enabled switchReason isSwitchable origin sourceName version newestVersion hasUpdate itemIds\n          logTypes { name isReceived }\n        }\n      }\n    }\n  }\n": typeof types.PackListDocument,
    "\n  mutation SetPackEnabled($id: ID!, $enabled: Boolean!) {\n    setPackEnabled(id: $id, enabled: $enabled) {\n      id enabled switchReason isSwitchable version hasUpdate itemIds\n      logTypes { name isReceived }\n      versions { version publishedAt notes isInstalled }\n      items { id kind displayName enabled severity overrides }\n      gaps { id neededBy isElsewhere }\n    }\n  }\n": typeof types.SetPackEnabledDocument,
    "\n  query PackSources {\n    packSources {\n      id displayName kind url hasToken publicKey enabled polledAt problem versions\n      packs { id displayName enabled }\n    }\n  }\n": typeof types.PackSourcesDocument,
    "\n  mutation PollPackSource($id: ID!) {\n    pollPackSource(id: $id) { id polledAt problem versions packs { id displayName enabled } }\n  }\n": typeof types.PollPackSourceDocument,
    "\n  mutation DeletePackSource($id: ID!) { deletePackSource(id: $id) { id } }\n": typeof types.DeletePackSourceDocument,
    "\n  mutation CreatePackSource($input: PackSourceInput!) {\n    createPackSource(input: $input) { id displayName problem packs { id } }\n  }\n": typeof types.CreatePackSourceDocument,
    "\n  mutation UpdatePackSource($input: UpdatePackSourceInput!) {\n    updatePackSource(input: $input) {\n      id displayName kind url hasToken publicKey enabled revision polledAt problem versions\n      packs { id displayName enabled }\n    }\n  }\n": typeof types.UpdatePackSourceDocument,
    "\n  query EditedPackSource($id: ID!) {\n    packSource(id: $id) { id displayName kind url hasToken publicKey enabled revision }\n  }\n": typeof types.EditedPackSourceDocument,
    "\n  query ResourceAlerts($input: AlertsInput!) {\n    alerts(input: $input) {\n      totalCount\n      edges { node { id title severity status createdAt } }\n    }\n  }\n": typeof types.ResourceAlertsDocument,
    "\n  fragment ResourceHistory on Resource {\n    complianceHistory { policyId at was became policy { id displayName } }\n  }\n": typeof types.ResourceHistoryFragmentDoc,
    "\n  query Resource($id: ID!) {\n    resource(id: $id) {\n      id type accountId region name attributes createdAt changedAt seenAt deletedAt complianceStatus\n      ...ResourceResults\n      ...ResourceHistory\n    }\n  }\n": typeof types.ResourceDocument,
    "\n  fragment ResourceResults on Resource {\n    id\n    compliance {\n      policyId resourceId status suppressed error checkedAt changedAt\n      suppression { reason createdAt createdBy }\n      policy { id displayName severity suppressions }\n    }\n  }\n": typeof types.ResourceResultsFragmentDoc,
    "\n  mutation SuppressCompliance($input: SuppressComplianceInput!) {\n    suppressCompliance(input: $input) {\n      policyId resourceId suppressed suppression { reason createdAt createdBy }\n    }\n  }\n": typeof types.SuppressComplianceDocument,
    "\n  mutation UnsuppressCompliance($input: UnsuppressComplianceInput!) {\n    unsuppressCompliance(input: $input) {\n      policyId resourceId suppressed suppression { reason createdAt createdBy }\n    }\n  }\n": typeof types.UnsuppressComplianceDocument,
    "query ResourceChoices { resourceTypes resourceAccountIds }": typeof types.ResourceChoicesDocument,
    "\n  query ResourceList($input: ResourcesInput!) {\n    resources(input: $input) {\n      totalCount\n      pageInfo { hasNextPage endCursor }\n      edges {\n        node {\n          id type accountId region name changedAt complianceStatus\n          complianceCounts { passed failed errored suppressed }\n        }\n      }\n    }\n  }\n": typeof types.ResourceListDocument,
    "\n  mutation ArchiveSchema($input: ArchiveSchemaInput!) {\n    archiveSchema(input: $input) { schema { name isArchived updatedAt } }\n  }\n": typeof types.ArchiveSchemaDocument,
    "\n  query Schema($name: String!) {\n    schema(name: $name) {\n      name description referenceURL revision spec isManaged isArchived createdAt updatedAt\n      logSources { id label }\n    }\n  }\n": typeof types.SchemaDocument,
    "\n  query EditedSchema($name: String!) {\n    schema(name: $name) { name spec revision isManaged isArchived }\n  }\n": typeof types.EditedSchemaDocument,
    "\n  mutation SaveSchema($input: CreateOrUpdateSchemaInput!) {\n    createOrUpdateSchema(input: $input) {\n      schema {\n        name description referenceURL revision spec isManaged isArchived createdAt updatedAt\n        logSources { id label }\n      }\n    }\n  }\n": typeof types.SaveSchemaDocument,
    "\n  query CheckSchema($input: CheckSchemaInput!) {\n    checkSchema(input: $input) {\n      problems { line column message }\n      incompatibleChanges\n    }\n  }\n": typeof types.CheckSchemaDocument,
    "\n  mutation TestSchema($input: TestSchemaInput!) {\n    testSchema(input: $input) {\n      samples parsed events\n      failures { index reason raw }\n    }\n  }\n": typeof types.TestSchemaDocument,
    "\n  mutation InferSchema($input: InferSchemaInput!) {\n    inferSchema(input: $input) { spec samples parsed }\n  }\n": typeof types.InferSchemaDocument,
    "\n  query SampleSources($input: SourcesInput!) {\n    sources(input: $input) {\n      edges { node { integrationId integrationLabel } }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n": typeof types.SampleSourcesDocument,
    "\n  query SchemaRevisions($name: String!) {\n    schema(name: $name) { name revision isManaged isArchived revisions { revision spec changedBy at } }\n  }\n": typeof types.SchemaRevisionsDocument,
    "\n  query SchemaList($input: SchemasInput!) {\n    schemas(input: $input) {\n      edges {\n        node {\n          name description isManaged isArchived revision updatedAt\n          logSources { id label }\n        }\n      }\n    }\n  }\n": typeof types.SchemaListDocument,
    "\n  query ParseSamples($input: ParseSamplesInput!) {\n    parseSamples(input: $input) {\n      parser unreadNames\n      lines {\n        text outcome reason pattern\n        pieces { name start end value }\n        stops { pattern at name expected reason }\n      }\n    }\n  }\n": typeof types.ParseSamplesDocument,
    "\n  mutation StartQueryDownload($input: StartAsyncDownloadInput!) {\n    startAsyncDownloadOfAllQueryResults(input: $input) { download { id } error { message } }\n  }\n": typeof types.StartQueryDownloadDocument,
    "\n  query QueryDownloadUrl($input: AsyncQueryDownloadUrlInput!) {\n    getAsyncQueryDownloadUrl(input: $input) { url error { message } }\n  }\n": typeof types.QueryDownloadUrlDocument,
    "\n  query CsvFiles($input: QueryDownloadsInput!) {\n    queryDownloads(input: $input) {\n      edges { node { id queryId status error { message } rowCount bytes createdAt } }\n      pageInfo { hasNextPage }\n    }\n  }\n": typeof types.CsvFilesDocument,
    "\n  query QueryDownloads($input: QueryDownloadsInput!) {\n    queryDownloads(input: $input) { edges { node { id status createdAt error { message } } } }\n  }\n": typeof types.QueryDownloadsDocument,
    "\n  query ExplorerTable($input: DataLakeDatabaseTableInput!) {\n    dataLakeDatabaseTable(input: $input) {\n      id newestEventAt\n      columns { name type description }\n    }\n  }\n": typeof types.ExplorerTableDocument,
    "\n  query ExplorerTree {\n    dataLakeDatabases {\n      name displayName\n      tables { id name displayName description logType rows bytes }\n    }\n  }\n": typeof types.ExplorerTreeDocument,
    "\n  query ExplorerRun($id: ID!) {\n    dataLakeQuery(id: $id) {\n      id kind sql language name\n      metadata { databases tables startTime endTime relativeTime limit sortDirection simpleSearchQueryFilter }\n    }\n  }\n": typeof types.ExplorerRunDocument,
    "\n  query ExplorerSavedQuery($id: ID!) {\n    savedQuery(id: $id) {\n      id name sqlQuery\n      params {\n        language query databases tables startTime endTime relativeTime limit sortDirection simpleSearchQueryFilter\n      }\n    }\n  }\n": typeof types.ExplorerSavedQueryDocument,
    "\n  query FlowTablesColumns($tables: [String!]!) {\n    dataLakeTablesColumns(tables: $tables) { id columns { name type description paths members } }\n  }\n": typeof types.FlowTablesColumnsDocument,
    "\n  query FlowValues($input: SearchInput!, $key: String!) {\n    fieldSummary(input: $input, key: $key) { top { value } }\n  }\n": typeof types.FlowValuesDocument,
    "\n  query SearchHistory($input: DataLakeQueriesInput) {\n    dataLakeQueries(input: $input) {\n      pageInfo { hasNextPage endCursor }\n      edges {\n        node {\n          id kind sql language name status message isScheduled startedAt resultsUntil\n          issuedBy {\n            __typename\n            ... on User { id givenName familyName email }\n            ... on APIToken { id name }\n          }\n          metadata { databases tables startTime endTime relativeTime limit sortDirection simpleSearchQueryFilter }\n          stats { bytesScanned executionTime rowCount }\n        }\n      }\n    }\n  }\n": typeof types.SearchHistoryDocument,
    "\n  mutation ExecuteIndicatorSearch($input: ExecuteIndicatorSearchQueryInput!) {\n    executeIndicatorSearchQuery(input: $input) { id }\n  }\n": typeof types.ExecuteIndicatorSearchDocument,
    "\n  query StatementOfQuery($input: ExecuteDataLakeQueryInput!) {\n    checkDataLakeQuery(input: $input) { sql problem }\n  }\n": typeof types.StatementOfQueryDocument,
    "\n  query ColumnsOfForm($tables: [String!]!) {\n    dataLakeTablesColumns(tables: $tables) { id columns { name type } }\n  }\n": typeof types.ColumnsOfFormDocument,
    "\n  query NotebooksToAddTo { notebooks { id name mayChange } }\n": typeof types.NotebooksToAddToDocument,
    "\n  mutation AddNotebookStep($id: ID!, $step: NotebookStepInput!) { addNotebookStep(id: $id, step: $step) { id name } }\n": typeof types.AddNotebookStepDocument,
    "\n  mutation CreateNotebook($input: SaveNotebookInput!) { saveNotebook(input: $input) { id name } }\n": typeof types.CreateNotebookDocument,
    "\n  query RulesOfLogType($input: DetectionsInput!) {\n    detections(input: $input) {\n      totalCount\n      edges { node { id displayName severity enabled } }\n    }\n  }\n": typeof types.RulesOfLogTypeDocument,
    "\n  query RunHistogram($id: ID!, $buckets: Int!) {\n    dataLakeQuery(id: $id) {\n      histogram(buckets: $buckets) {\n        bucketSeconds total\n        series { table total buckets { at count } }\n      }\n    }\n  }\n": typeof types.RunHistogramDocument,
    "\n  query ScanEstimate($input: ExecuteDataLakeQueryInput!) {\n    checkDataLakeQuery(input: $input) { estimate { rows bytes seconds } }\n  }\n": typeof types.ScanEstimateDocument,
    "\n  mutation KeepChart($input: UpdateQueryUserConfigInput!) {\n    updateQueryUserConfig(input: $input) { queryId chartProperties { chartType propertyId limit sortDirection colorHexes } }\n  }\n": typeof types.KeepChartDocument,
    "\n  mutation ExecuteQuery($input: ExecuteDataLakeQueryInput!) {\n    executeDataLakeQuery(input: $input) { id }\n  }\n": typeof types.ExecuteQueryDocument,
    "\n  mutation CancelQuery($input: CancelDataLakeQueryInput!) {\n    cancelDataLakeQuery(input: $input) { id }\n  }\n": typeof types.CancelQueryDocument,
    "\n  query QueryRun($id: ID!, $results: DataLakeQueryResultsInput) {\n    dataLakeQuery(id: $id) {\n      id sql language status message startedAt\n      annotations { visualize }\n      userConfig { chartProperties { chartType propertyId limit sortDirection colorHexes } }\n      progress { isWaiting rowsRead bytesRead percent }\n      stats { bytesScanned executionTime rowCount }\n      results(input: $results) {\n        edges { node cursor }\n        pageInfo { hasNextPage endCursor }\n        columnInfo { order types }\n        tryAgain isTruncated\n      }\n    }\n  }\n": typeof types.QueryRunDocument,
    "\n  query RunFieldSummary($id: ID!, $key: String!) {\n    dataLakeQuery(id: $id) { fieldSummary(key: $key) { total distinct top { value count } } }\n  }\n": typeof types.RunFieldSummaryDocument,
    "\n  query SavedQueryRuns($name: ID!) {\n    queryRuns(name: $name) {\n      queryName dueAt status attempts startedAt finishedAt rows isTruncated matches error\n    }\n  }\n": typeof types.SavedQueryRunsDocument,
    "\n  query SavedQuery($id: ID!) {\n    savedQuery(id: $id) {\n      id name description tags sqlQuery managed enabled lookbackSeconds hasTimeFilter hasLimit\n      params {\n        language query databases tables startTime endTime relativeTime limit sortDirection simpleSearchQueryFilter\n      }\n      schedule { rateMinutes cronExpression timeoutMinutes }\n      email { recipients sendEmpty preferAttachment }\n      createdBy { id name }\n      lastModified lastModifiedBy { id name }\n      lastRun { queryName dueAt status error }\n    }\n  }\n": typeof types.SavedQueryDocument,
    "\n  query SavedQueries($input: ContentItemsInput!) {\n    savedQueries(input: $input) {\n      edges {\n        node {\n          id name description tags sqlQuery managed enabled lookbackSeconds hasTimeFilter hasLimit\n          params {\n            language query databases tables startTime endTime relativeTime limit sortDirection\n            simpleSearchQueryFilter\n          }\n          schedule { rateMinutes cronExpression timeoutMinutes }\n          email { recipients sendEmpty preferAttachment }\n          createdBy { id name }\n          lastModified lastModifiedBy { id name }\n          lastRun { queryName dueAt status error }\n        }\n      }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n": typeof types.SavedQueriesDocument,
    "\n  mutation CreateSavedQuery($input: SavedQueryInput!) {\n    createSavedQuery(input: $input) { savedQuery { id name } }\n  }\n": typeof types.CreateSavedQueryDocument,
    "\n  mutation UpdateSavedQuery($id: ID!, $input: SavedQueryInput!) {\n    updateSavedQuery(id: $id, input: $input) { savedQuery { id name } }\n  }\n": typeof types.UpdateSavedQueryDocument,
    "\n  mutation DeleteSavedQueries($ids: [ID!]!) {\n    deleteSavedQueries(ids: $ids) { ids }\n  }\n": typeof types.DeleteSavedQueriesDocument,
    "\n  query SqlProblem($input: ExecuteDataLakeQueryInput!) {\n    checkDataLakeQuery(input: $input) { problem }\n  }\n": typeof types.SqlProblemDocument,
    "\n  query SearchTables {\n    dataLakeDatabases {\n      name displayName\n      tables { id displayName logType rows }\n    }\n  }\n": typeof types.SearchTablesDocument,
    "\n  query TableColumns($table: String!) {\n    dataLakeTableColumns(table: $table) { name type description }\n  }\n": typeof types.TableColumnsDocument,
    "\n  query SearchFields($tables: [String!]!) {\n    dataLakeTablesColumns(tables: $tables) { id columns { name type } }\n  }\n": typeof types.SearchFieldsDocument,
    "\n  mutation CreateApiToken($input: CreateAPITokenInput!) {\n    createAPIToken(input: $input) { value token { id name } }\n  }\n": typeof types.CreateApiTokenDocument,
    "\n  query ApiTokens {\n    apiTokens { id name permissions createdAt createdBy expiresAt lastUsedAt }\n  }\n": typeof types.ApiTokensDocument,
    "\n  mutation DeleteApiToken($id: ID!) {\n    deleteAPIToken(id: $id) { id }\n  }\n": typeof types.DeleteApiTokenDocument,
    "\n  query BackgroundWork {\n    recurringWorks { name ...Job }\n    failedMails(input: { pageSize: 1 }) { totalCount }\n  }\n": typeof types.BackgroundWorkDocument,
    "\n  query FailedMails($input: FailedMailsInput!) {\n    failedMails(input: $input) {\n      pageInfo { hasNextPage endCursor }\n      edges { node { id purpose subject recipients error failedAt isRetriable } }\n    }\n  }\n": typeof types.FailedMailsDocument,
    "\n  mutation RetryFailedMail($id: ID!) { retryFailedMail(id: $id) }\n": typeof types.RetryFailedMailDocument,
    "\n  fragment Job on RecurringWork { name title state everySeconds lastRunAt nextRunAt failedAt failure dueCount }\n": typeof types.JobFragmentDoc,
    "\n  query GeneralSettingsPage {\n    generalSettings { pantherVersion mfaRequired scheduledQueriesNeedLimit pharosAIEnabled shouldEmailAlertAssignees hasMailServer }\n  }\n": typeof types.GeneralSettingsPageDocument,
    "\n  mutation UpdateGeneralSettings($input: UpdateGeneralSettingsInput!) {\n    updateGeneralSettings(input: $input) { pantherVersion mfaRequired scheduledQueriesNeedLimit pharosAIEnabled shouldEmailAlertAssignees hasMailServer }\n  }\n": typeof types.UpdateGeneralSettingsDocument,
    "\n  mutation UpdateMailSettings($input: MailSettingsInput!) {\n    updateMailSettings(input: $input) { host }\n  }\n": typeof types.UpdateMailSettingsDocument,
    "\n  query MailSettings {\n    mailSettings { host port security user password fromAddress fromName replyTo allowedRecipientDomains }\n  }\n": typeof types.MailSettingsDocument,
    "\n  mutation RemoveMailSettings {\n    removeMailSettings\n  }\n": typeof types.RemoveMailSettingsDocument,
    "\n  mutation SendTestMail($input: MailSettingsInput) {\n    sendTestMail(input: $input) { success statusCode message to }\n  }\n": typeof types.SendTestMailDocument,
    "\n  mutation DeleteRole($id: ID!) {\n    deleteRole(input: { id: $id }) { id }\n  }\n": typeof types.DeleteRoleDocument,
    "\n  mutation CreateRole($input: CreateRoleInput!) {\n    createRole(input: $input) { role { id } }\n  }\n": typeof types.CreateRoleDocument,
    "\n  mutation UpdateRole($input: UpdateRoleInput!) {\n    updateRole(input: $input) { role { id name permissions updatedAt } }\n  }\n": typeof types.UpdateRoleDocument,
    "\n  query Roles {\n    roles { id name permissions createdAt updatedAt }\n    users { id role { id } }\n  }\n": typeof types.RolesDocument,
    "\n  mutation ResetUserAuthenticator($id: ID!) {\n    resetUserAuthenticator(id: $id) { user { id status } }\n  }\n": typeof types.ResetUserAuthenticatorDocument,
    "\n  mutation RequirePasswordChange($id: ID!) {\n    requirePasswordChange(id: $id) { user { id status } }\n  }\n": typeof types.RequirePasswordChangeDocument,
    "\n  mutation DeleteUser($id: ID!) {\n    deleteUser(id: $id) { id }\n  }\n": typeof types.DeleteUserDocument,
    "\n  mutation UnlockUser($id: ID!) {\n    unlockUser(id: $id) { user { id lockedUntil } }\n  }\n": typeof types.UnlockUserDocument,
    "\n  mutation InviteUser($input: InviteUserInput!) {\n    inviteUser(input: $input) { invitationUrl sentTo user { id } }\n  }\n": typeof types.InviteUserDocument,
    "\n  mutation UpdateUser($input: UpdateUserInput!) {\n    updateUser(input: $input) {\n      user { id email givenName familyName enabled status role { id name } }\n    }\n  }\n": typeof types.UpdateUserDocument,
    "\n  mutation CreatePasswordResetLink($userId: ID!, $showsLink: Boolean) {\n    createPasswordResetLink(userId: $userId, showsLink: $showsLink) { url sentTo user { id } }\n  }\n": typeof types.CreatePasswordResetLinkDocument,
    "\n  query HasMailServer {\n    generalSettings { pantherVersion hasMailServer }\n  }\n": typeof types.HasMailServerDocument,
    "\n  query Users {\n    users {\n      id email givenName familyName status enabled createdAt lastLoggedInAt lockedUntil\n      role { id name }\n    }\n    roles { id name }\n  }\n": typeof types.UsersDocument,
    "\n  query FirstEvent($id: ID!) {\n    source(id: $id) {\n      __typename\n      integrationId\n      integrationLabel\n      lastEventReceivedAtTime\n      lastEventProcessedAtTime\n      counts { received stored failed }\n      ... on S3LogIntegration {\n        queueUrl\n        collectionProblem\n        nextLookAtTime\n        objectCounts { waiting done failed }\n      }\n    }\n  }\n": typeof types.FirstEventDocument,
    "\n  mutation CreateHttpSource($input: CreateHttpSourceInput!) {\n    createHttpSource(input: $input) {\n      secret\n      logSource { ...SavedSource }\n    }\n  }\n": typeof types.CreateHttpSourceDocument,
    "\n  mutation CreateS3Source($input: CreateS3SourceInput!) {\n    createS3Source(input: $input) { logSource { integrationId } }\n  }\n": typeof types.CreateS3SourceDocument,
    "\n  query CustomPullers {\n    pullProviders { id name description isCustom streams { name logTypes } }\n  }\n": typeof types.CustomPullersDocument,
    "\n  fragment BucketSourceFacts on BucketLogSource {\n    noticesFrom\n    objectCounts { waiting done failed }\n    prefixLogTypes { prefix excludedPrefixes }\n    connection {\n      bucketKind: kind address endpoint userProject region accessKeyId logProcessingRole externalId\n      containers tenantId clientId queueEndpoint loginEndpoint\n    }\n  }\n": typeof types.BucketSourceFactsFragmentDoc,
    "\n  mutation CheckBucketConnection($input: CheckBucketConnectionInput!) {\n    checkBucketConnection(input: $input) { checks { name isHealthy message } }\n  }\n": typeof types.CheckBucketConnectionDocument,
    "\n  mutation PreviewBucketObjects($input: PreviewBucketObjectsInput!) {\n    previewBucketObjects(input: $input) { data { s3Key event logType error } }\n  }\n": typeof types.PreviewBucketObjectsDocument,
    "\n  fragment BucketSourceSettings on BucketLogSource {\n    integrationId\n    integrationLabel\n    logTypes\n    logStreamType\n    logStreamTypeOptions { jsonArrayEnvelopeField xmlRootElement }\n    revision\n    prefixLogTypes { prefix logTypes excludedPrefixes }\n    connection {\n      bucketKind: kind bucket endpoint projectId subscriptionId userProject\n      region accessKeyId logProcessingRole externalId queueUrl\n      storageAccount containers queueName tenantId clientId queueEndpoint loginEndpoint\n    }\n  }\n": typeof types.BucketSourceSettingsFragmentDoc,
    "\n  mutation UpdateBucketSource($input: UpdateBucketSourceInput!) {\n    updateBucketSource(input: $input) {\n      logSource { ...BucketSourceSettings health collectionProblem }\n    }\n  }\n": typeof types.UpdateBucketSourceDocument,
    "\n  mutation CreateBucketSource($input: CreateBucketSourceInput!) {\n    createBucketSource(input: $input) { logSource { integrationId integrationLabel } }\n  }\n": typeof types.CreateBucketSourceDocument,
    "\n  query BucketBackfill($id: ID!) {\n    source(id: $id) {\n      integrationId\n      ... on BucketCollection {\n        noticesFrom\n        collectionProblem\n        backfill {\n          id state modifiedSince bytesPerSecond listedKeys isListed bytes bytesWaiting createdAt createdBy endedAt\n          counts { waiting done failed }\n        }\n      }\n    }\n  }\n": typeof types.BucketBackfillDocument,
    "\n  mutation StartBucketBackfill($input: StartBucketBackfillInput!) {\n    startBucketBackfill(input: $input) { backfill { id state } }\n  }\n": typeof types.StartBucketBackfillDocument,
    "\n  mutation ChangeBucketBackfill($input: ChangeBucketBackfillInput!) {\n    changeBucketBackfill(input: $input) { backfill { id state bytesPerSecond } }\n  }\n": typeof types.ChangeBucketBackfillDocument,
    "\n  fragment BucketFacts on S3LogIntegration {\n    s3Bucket\n    region\n    endpoint\n    queueUrl\n    accessKeyId\n    logProcessingRole\n    externalId\n    awsAccountId\n    kmsKey\n    objectCounts { waiting done failed }\n    s3PrefixLogTypes { prefix excludedPrefixes }\n  }\n": typeof types.BucketFactsFragmentDoc,
    "\n  query BucketObjects($id: ID!, $state: BucketObjectState!, $cursor: String, $pageSize: Int!) {\n    source(id: $id) {\n      integrationId\n      ... on BucketCollection {\n        objectCounts { waiting done failed }\n        objects(state: $state, cursor: $cursor, pageSize: $pageSize) {\n          nodes { id key bytes state reason foundAt endedAt }\n          pageInfo { hasNextPage endCursor }\n        }\n      }\n    }\n  }\n": typeof types.BucketObjectsDocument,
    "\n  mutation RetryBucketObjects($input: RetryBucketObjectsInput!) {\n    retryBucketObjects(input: $input) { retried }\n  }\n": typeof types.RetryBucketObjectsDocument,
    "\n  fragment CollectionProblem on BucketCollection {\n    ... on LogSource { enabled health }\n    collectionProblem\n    nextLookAtTime\n  }\n": typeof types.CollectionProblemFragmentDoc,
    "\n  query FailureReasons($sourceId: ID!) {\n    failureReasons(sourceId: $sourceId) { reason logType count lastAt }\n  }\n": typeof types.FailureReasonsDocument,
    "\n  fragment LagAlarm on LogSource {\n    integrationId\n    logsWaitingSinceTime\n    lagAlarm { minutesThreshold state }\n  }\n": typeof types.LagAlarmFragmentDoc,
    "\n  mutation SetLagAlarm($input: SetLagAlarmInput!) {\n    setLagAlarm(input: $input) {\n      logSource { integrationId lagAlarm { minutesThreshold state } }\n    }\n  }\n": typeof types.SetLagAlarmDocument,
    "\n  fragment NoDataAlarm on LogSource {\n    integrationId\n    noDataAlarm { minutesThreshold state }\n  }\n": typeof types.NoDataAlarmFragmentDoc,
    "\n  query SuggestedNoDataMinutes($sourceId: ID!) { suggestedNoDataMinutes(sourceId: $sourceId) }\n": typeof types.SuggestedNoDataMinutesDocument,
    "\n  mutation SetNoDataAlarm($input: SetNoDataAlarmInput!) {\n    setNoDataAlarm(input: $input) {\n      logSource { integrationId health noDataAlarm { minutesThreshold state } }\n    }\n  }\n": typeof types.SetNoDataAlarmDocument,
    "\n  query RawPreview($input: ViewBucketDataInput!) {\n    viewBucketData(input: $input) {\n      data { s3Key event logType error }\n      pageInfo { hasNextPage paginationToken }\n    }\n  }\n": typeof types.RawPreviewDocument,
    "\n  query ObjectPreview($input: ViewBucketDataInput!) {\n    viewBucketData(input: $input) {\n      data { s3Key event logType error }\n    }\n  }\n": typeof types.ObjectPreviewDocument,
    "\n  fragment SecretExpiry on LogSource {\n    integrationId\n    enabled\n    secretExpiresAt\n  }\n": typeof types.SecretExpiryFragmentDoc,
    "\n  mutation SetSecretExpiry($input: SetSecretExpiryInput!) {\n    setSecretExpiry(input: $input) {\n      logSource { integrationId secretExpiresAt problem }\n    }\n  }\n": typeof types.SetSecretExpiryDocument,
    "\n  fragment SourceActions on LogSource {\n    __typename\n    integrationId\n    integrationLabel\n    enabled\n    revision\n    logTypes\n    logStreamType\n    logStreamTypeOptions { jsonArrayEnvelopeField xmlRootElement }\n    ... on HttpLogSource { auth { method headerName algorithm username } }\n  }\n": typeof types.SourceActionsFragmentDoc,
    "\n  mutation ToggleHttpSource($input: UpdateHttpSourceInput!) {\n    updateHttpSource(input: $input) {\n      logSource { integrationId enabled health revision }\n    }\n  }\n": typeof types.ToggleHttpSourceDocument,
    "\n  mutation TogglePullSource($input: UpdatePullSourceInput!) {\n    updatePullSource(input: $input) {\n      logSource { integrationId enabled health revision }\n    }\n  }\n": typeof types.TogglePullSourceDocument,
    "\n  mutation ToggleS3Source($input: UpdateS3SourceInput!) {\n    updateS3Source(input: $input) {\n      logSource { integrationId enabled health revision }\n    }\n  }\n": typeof types.ToggleS3SourceDocument,
    "\n  mutation ToggleSyslogSource($input: UpdateSyslogSourceInput!) {\n    updateSyslogSource(input: $input) {\n      logSource { integrationId enabled health revision }\n    }\n  }\n": typeof types.ToggleSyslogSourceDocument,
    "\n  mutation ToggleQueueSource($input: UpdateQueueSourceInput!) {\n    updateQueueSource(input: $input) {\n      logSource { integrationId enabled health revision }\n    }\n  }\n": typeof types.ToggleQueueSourceDocument,
    "\n  mutation ToggleBucketSource($input: UpdateBucketSourceInput!) {\n    updateBucketSource(input: $input) {\n      logSource { integrationId enabled health revision }\n    }\n  }\n": typeof types.ToggleBucketSourceDocument,
    "\n  mutation DeleteSource($input: DeleteSourceInput!) {\n    deleteSource(input: $input) { id }\n  }\n": typeof types.DeleteSourceDocument,
    "\n  fragment SourceAddress on HttpLogSource {\n    curl\n    ingestUrl\n    auth { method }\n  }\n": typeof types.SourceAddressFragmentDoc,
    "\n  fragment SourceDataSubject on LogSource {\n    __typename\n    integrationId\n    logTypes\n    health\n    counts { received failed }\n    noDataAlarm { minutesThreshold state }\n    ... on BucketCollection { objectCounts { failed } }\n    ... on QueueLogSource { messageCounts { failed } }\n  }\n": typeof types.SourceDataSubjectFragmentDoc,
    "\n  fragment SourceFacts on LogSource {\n    __typename\n    logTypes\n    logStreamType\n    logStreamTypeOptions { jsonArrayEnvelopeField xmlRootElement }\n    ... on HttpLogSource { auth { method headerName algorithm username } }\n    ... on S3LogIntegration { ...BucketFacts }\n    ... on BucketLogSource { ...BucketSourceFacts }\n    ... on QueueLogSource { ...QueueFacts }\n    ...NoDataAlarm\n    ...LagAlarm\n    ...SecretExpiry\n    createdAtTime\n    createdBy { name }\n    lastModified\n  }\n": typeof types.SourceFactsFragmentDoc,
    "\n  query SourceFailures($id: ID!, $cursor: String, $pageSize: Int!) {\n    source(id: $id) {\n      integrationId\n      failures(cursor: $cursor, pageSize: $pageSize) {\n        nodes { id at reason logType raw }\n        pageInfo { hasNextPage endCursor }\n      }\n    }\n  }\n": typeof types.SourceFailuresDocument,
    "\n  fragment SourceHeader on LogSource {\n    integrationId\n    integrationLabel\n    integrationType\n    health\n    problem\n    counts { received failed dropped }\n    noDataAlarm { minutesThreshold state }\n    lastEventReceivedAtTime\n    ...SourceActions\n  }\n": typeof types.SourceHeaderFragmentDoc,
    "\n  query Source($id: ID!) {\n    source(id: $id) {\n      __typename\n      integrationId\n      integrationLabel\n      createdAtTime\n      lastEventReceivedAtTime\n      ...SourceHeader\n      ... on HttpLogSource { ...SourceAddress }\n      ... on SyslogLogSource { ...SyslogListening }\n      ... on BucketCollection { ...CollectionProblem }\n      ... on QueueLogSource { ...QueueProblem }\n      ... on PullLogSource { ...PullState }\n      ...SourceFacts\n      ...SourceDataSubject\n    }\n  }\n": typeof types.SourceDocument,
    "\n  query SourceVolume($id: ID!, $since: DateTime!, $until: DateTime!, $buckets: Int!) {\n    source(id: $id) {\n      integrationId\n      volume(since: $since, until: $until, buckets: $buckets) {\n        at\n        counts { received stored failed dropped repeated bytes isBalanced }\n      }\n    }\n  }\n": typeof types.SourceVolumeDocument,
    "\n  mutation ReprocessFailures($input: ReprocessFailuresInput!) {\n    reprocessFailures(input: $input) { receiptId status }\n  }\n": typeof types.ReprocessFailuresDocument,
    "\n  query FailureReprocessings($sourceId: ID!) {\n    failureReprocessings(sourceId: $sourceId) { receiptId status error tried stored failed reason startedAt }\n  }\n": typeof types.FailureReprocessingsDocument,
    "\n  fragment S3SourceSettings on S3LogIntegration {\n    integrationId\n    integrationLabel\n    logTypes\n    logStreamType\n    logStreamTypeOptions { jsonArrayEnvelopeField xmlRootElement }\n    s3Bucket\n    region\n    endpoint\n    queueUrl\n    accessKeyId\n    logProcessingRole\n    externalId\n    awsAccountId\n    kmsKey\n    s3PrefixLogTypes { prefix logTypes excludedPrefixes }\n  }\n": typeof types.S3SourceSettingsFragmentDoc,
    "\n  mutation UpdateS3Source($input: UpdateS3SourceInput!) {\n    updateS3Source(input: $input) {\n      logSource { ...S3SourceSettings health collectionProblem }\n    }\n  }\n": typeof types.UpdateS3SourceDocument,
    "\n  query EditedSource($id: ID!) {\n    source(id: $id) {\n      __typename\n      integrationLabel\n      ... on HttpLogSource { ...EditedHttpSource }\n      ... on SyslogLogSource { ...EditedSyslogSource }\n      ... on S3LogIntegration { ...S3SourceSettings }\n      ... on QueueLogSource { ...QueueSourceSettings }\n      ... on BucketLogSource { ...BucketSourceSettings }\n    }\n  }\n": typeof types.EditedSourceDocument,
    "\n  fragment EditedHttpSource on HttpLogSource {\n    integrationId integrationLabel logTypes logStreamType enabled revision\n    logStreamTypeOptions { jsonArrayEnvelopeField xmlRootElement }\n    auth { method headerName algorithm username }\n  }\n": typeof types.EditedHttpSourceFragmentDoc,
    "\n  mutation UpdateHttpSource($input: UpdateHttpSourceInput!) {\n    updateHttpSource(input: $input) {\n      secret\n      logSource {\n        ...SavedSource\n        logTypes logStreamType enabled revision health\n        logStreamTypeOptions { jsonArrayEnvelopeField xmlRootElement }\n        auth { method headerName algorithm username }\n      }\n    }\n  }\n": typeof types.UpdateHttpSourceDocument,
    "\n  query AwsAccessSetup { s3Setup { hasDeploymentIdentity isRoleOptional } }\n": typeof types.AwsAccessSetupDocument,
    "\n  query LogTypes {\n    schemas(input: { isArchived: false }) { edges { node { name } } }\n  }\n": typeof types.LogTypesDocument,
    "\n  mutation CheckS3Connection($input: CheckS3ConnectionInput!) {\n    checkS3Connection(input: $input) { checks { name isHealthy message } }\n  }\n": typeof types.CheckS3ConnectionDocument,
    "\n  mutation PreviewS3Objects($input: PreviewS3ObjectsInput!) {\n    previewS3Objects(input: $input) { data { s3Key event logType error } }\n  }\n": typeof types.PreviewS3ObjectsDocument,
    "\n  mutation FindS3Principal($input: FindS3PrincipalInput!) {\n    findS3Principal(input: $input) { arn }\n  }\n": typeof types.FindS3PrincipalDocument,
    "\n  query SourceList($since: DateTime!, $until: DateTime!, $buckets: Int!, $input: SourcesInput!) {\n    sources(input: $input) {\n      edges {\n        node {\n          integrationId integrationLabel logTypes logStreamType health problem\n          createdAtTime createdBy { name } lastEventReceivedAtTime\n          noDataAlarm { minutesThreshold state }\n          counts { received stored failed dropped repeated bytes isBalanced }\n          volume(since: $since, until: $until, buckets: $buckets) { at counts { received } }\n        }\n      }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n": typeof types.SourceListDocument,
    "\n  query PullerList {\n    pullers { provider name description logTypes revision updatedAt updatedBy logSources { integrationId integrationLabel } }\n  }\n": typeof types.PullerListDocument,
    "\n  query EditedPuller($provider: ID!) {\n    puller(provider: $provider) { provider name text revision logSources { integrationId integrationLabel } }\n  }\n": typeof types.EditedPullerDocument,
    "\n  query CopiedProvider($id: ID!) {\n    pullProvider(id: $id) { id name definition }\n  }\n": typeof types.CopiedProviderDocument,
    "\n  query ShippedProviders {\n    pullProviders { id name isCustom }\n  }\n": typeof types.ShippedProvidersDocument,
    "\n  query CheckPuller($input: CheckPullerInput!) {\n    checkPuller(input: $input) {\n      problems { line column message }\n      provider { id ...PullProviderForm }\n    }\n  }\n": typeof types.CheckPullerDocument,
    "\n  mutation SavePuller($input: SavePullerInput!) {\n    savePuller(input: $input) { puller { provider name text revision } }\n  }\n": typeof types.SavePullerDocument,
    "\n  mutation DeletePuller($input: DeletePullerInput!) {\n    deletePuller(input: $input) { provider }\n  }\n": typeof types.DeletePullerDocument,
    "\n  mutation CheckPullConnection($input: CheckPullConnectionInput!) {\n    checkPullConnection(input: $input) {\n      checks {\n        stream isHealthy message events\n        samples { raw logType parsed failure }\n        exchanges {\n          method url requestBody status responseBody\n          requestHeaders { name value }\n          responseHeaders { name value }\n        }\n      }\n    }\n  }\n": typeof types.CheckPullConnectionDocument,
    "\n  query EditedPullSource($id: ID!) {\n    source(id: $id) {\n      __typename\n      integrationId\n      integrationLabel\n      revision\n      ... on PullLogSource {\n        authentication\n        chosenStreams\n        values { name values }\n        provider { id ...PullProviderForm }\n      }\n    }\n  }\n": typeof types.EditedPullSourceDocument,
    "\n  mutation UpdatePullSource($input: UpdatePullSourceInput!) {\n    updatePullSource(input: $input) {\n      logSource {\n        integrationId integrationLabel logTypes enabled health revision authentication chosenStreams\n        values { name values }\n        ...PullState\n      }\n    }\n  }\n": typeof types.UpdatePullSourceDocument,
    "\n  query PullProviders {\n    pullProviders { id ...PullProviderForm }\n  }\n": typeof types.PullProvidersDocument,
    "\n  mutation CreatePullSource($input: CreatePullSourceInput!) {\n    createPullSource(input: $input) { logSource { integrationId integrationLabel } }\n  }\n": typeof types.CreatePullSourceDocument,
    "\n  fragment PullProviderForm on PullProvider {\n    id\n    isCustom\n    name\n    description\n    documentationUrl\n    redirectUrl\n    permissions { help text }\n    fields { name label type help isOptional isMultiline default options { value label } }\n    authentications { id label uses needsAuthorization }\n    streams { name label logTypes requires isOptional }\n  }\n": typeof types.PullProviderFormFragmentDoc,
    "\n  fragment PullState on PullLogSource {\n    integrationId\n    enabled\n    provider { id name }\n    needsAuthorization\n    authorizedAt\n    pullProblem { kind message retryAt }\n    streams {\n      id label partition logTypes lastPollAt nextPollAt readUpTo cursor newestEventAt lagSeconds events repeated\n      problem { kind message since retryAt }\n    }\n  }\n": typeof types.PullStateFragmentDoc,
    "\n  mutation PullNow($input: PullNowInput!) {\n    pullNow(input: $input) { logSource { integrationId ...PullState } }\n  }\n": typeof types.PullNowDocument,
    "\n  mutation AuthorizePullSource($input: AuthorizePullSourceInput!) {\n    authorizePullSource(input: $input) { url }\n  }\n": typeof types.AuthorizePullSourceDocument,
    "\n  fragment QueueSourceSettings on QueueLogSource {\n    integrationId\n    integrationLabel\n    logTypes\n    logStreamType\n    logStreamTypeOptions { jsonArrayEnvelopeField xmlRootElement }\n    revision\n    connection {\n      kind queueUrl region accessKeyId logProcessingRole externalId\n      projectId subscriptionId regionalEndpoint endpoint\n      brokers topics groupId usesTls certificateAuthority mechanism username startAt\n    }\n  }\n": typeof types.QueueSourceSettingsFragmentDoc,
    "\n  mutation UpdateQueueSource($input: UpdateQueueSourceInput!) {\n    updateQueueSource(input: $input) {\n      logSource { ...QueueSourceSettings health collectionProblem }\n    }\n  }\n": typeof types.UpdateQueueSourceDocument,
    "\n  query FailedMessages($id: ID!, $cursor: String, $pageSize: Int!) {\n    source(id: $id) {\n      integrationId\n      ... on QueueLogSource {\n        messageCounts { inFlight failed retryable }\n        failedMessages(cursor: $cursor, pageSize: $pageSize) {\n          nodes { id messageId messages bytes reason receivedAt }\n          pageInfo { hasNextPage endCursor }\n        }\n      }\n    }\n  }\n": typeof types.FailedMessagesDocument,
    "\n  mutation RetryFailedMessages($input: FailedMessagesInput!) {\n    retryFailedMessages(input: $input) { messages }\n  }\n": typeof types.RetryFailedMessagesDocument,
    "\n  mutation DeleteFailedMessages($input: FailedMessagesInput!) {\n    deleteFailedMessages(input: $input) { messages }\n  }\n": typeof types.DeleteFailedMessagesDocument,
    "\n  mutation CreateQueueSource($input: CreateQueueSourceInput!) {\n    createQueueSource(input: $input) { logSource { integrationId integrationLabel } }\n  }\n": typeof types.CreateQueueSourceDocument,
    "\n  fragment QueueFacts on QueueLogSource {\n    connection {\n      kind queueUrl region accessKeyId logProcessingRole externalId\n      projectId subscriptionId regionalEndpoint endpoint\n      brokers topics groupId usesTls mechanism username\n    }\n    lastPollAtTime\n    waitingMessages\n    topicLags { topic partitions messages }\n    repeatedMessages\n    messageCounts { inFlight failed }\n  }\n": typeof types.QueueFactsFragmentDoc,
    "\n  fragment QueueProblem on QueueLogSource {\n    enabled\n    health\n    collectionProblem\n    nextPollAtTime\n  }\n": typeof types.QueueProblemFragmentDoc,
    "\n  mutation CheckQueueConnection($input: CheckQueueConnectionInput!) {\n    checkQueueConnection(input: $input) { checks { name isHealthy message } }\n  }\n": typeof types.CheckQueueConnectionDocument,
    "\n  fragment SavedSource on HttpLogSource {\n    integrationId\n    integrationLabel\n    ingestUrl\n    curl\n  }\n": typeof types.SavedSourceFragmentDoc,
    "\n  fragment EditedSyslogSource on SyslogLogSource {\n    integrationId integrationLabel logTypes revision protocols port networks idleMinutes\n    tls { certificate clientCheck clientAuthorities clientFingerprints }\n  }\n": typeof types.EditedSyslogSourceFragmentDoc,
    "\n  mutation UpdateSyslogSource($input: UpdateSyslogSourceInput!) {\n    updateSyslogSource(input: $input) {\n      logSource {\n        integrationId integrationLabel logTypes revision protocols port networks idleMinutes\n        tls { certificate clientCheck clientAuthorities clientFingerprints }\n      }\n    }\n  }\n": typeof types.UpdateSyslogSourceDocument,
    "\n  mutation CreateSyslogSource($input: CreateSyslogSourceInput!) {\n    createSyslogSource(input: $input) { logSource { integrationId integrationLabel } }\n  }\n": typeof types.CreateSyslogSourceDocument,
    "\n  fragment SyslogListening on SyslogLogSource {\n    enabled\n    protocols\n    port\n    networks\n    idleMinutes\n    tls { subject fingerprint validTo clientCheck }\n    listeners { process addresses connections problem lastError lastErrorAt lost }\n  }\n": typeof types.SyslogListeningFragmentDoc,
    "\n  mutation ExecuteToRead($input: ExecuteDataLakeQueryInput!) {\n    executeDataLakeQuery(input: $input) { id }\n  }\n": typeof types.ExecuteToReadDocument,
    "\n  mutation CancelReading($input: CancelDataLakeQueryInput!) {\n    cancelDataLakeQuery(input: $input) { id }\n  }\n": typeof types.CancelReadingDocument,
    "\n  query ReadRows($id: ID!, $input: DataLakeQueryResultsInput!) {\n    dataLakeQuery(id: $id) {\n      status message\n      results(input: $input) { edges { node } pageInfo { hasNextPage endCursor } }\n    }\n  }\n": typeof types.ReadRowsDocument,
    "\n  query SharingRoles { roles { id name } }\n": typeof types.SharingRolesDocument,
    "\n  query NotificationPreferences {\n    notificationPreferences { topic channels { name enabled } }\n  }\n": typeof types.NotificationPreferencesDocument,
    "\n  mutation PutNotificationPreferences($input: PutNotificationPreferencesInput!) {\n    putNotificationPreferences(input: $input) { topic channels { name enabled } }\n  }\n": typeof types.PutNotificationPreferencesDocument,
    "\n  query Notifications($input: NotificationsInput!) {\n    notifications(input: $input) {\n      edges { cursor node { id topic level title message createdAt readAt archivedAt metadata } }\n      pageInfo { endCursor hasNextPage }\n      unreadCount readCount archivedCount\n    }\n  }\n": typeof types.NotificationsDocument,
    "\n  mutation UpdateNotification($input: UpdateNotificationInput!) {\n    updateNotification(input: $input) { id readAt archivedAt }\n  }\n": typeof types.UpdateNotificationDocument,
    "\n  mutation UpdateUserNotifications($input: UpdateUserNotificationsInput!) {\n    updateUserNotifications(input: $input)\n  }\n": typeof types.UpdateUserNotificationsDocument,
    "\n  query Palette($alerts: AlertsInput!, $detections: DetectionsInput!, $withAlerts: Boolean!, $withDetections: Boolean!) {\n    alerts(input: $alerts) @include(if: $withAlerts) { edges { node { id title severity status } } }\n    detections(input: $detections) @include(if: $withDetections) { edges { node { id kind displayName severity } } }\n  }\n": typeof types.PaletteDocument,
    "\n  mutation UpdateProfile($givenName: String!, $familyName: String!) {\n    updateProfile(givenName: $givenName, familyName: $familyName) { id givenName familyName }\n  }\n": typeof types.UpdateProfileDocument,
    "\n  query ShellConfig {\n    appConfig { version commit customerName dataLakeType publicHTTPIngestDomain processedDataBucketRetentionDays isDemo isSafeMode }\n    viewer { id email givenName familyName roleName permissions hasTotp }\n  }\n": typeof types.ShellConfigDocument,
};
const documents: Documents = {
    "\n  query OpenCases {\n    cases(input: { statuses: [OPEN, IN_PROGRESS], pageSize: 15 }) { edges { node { id title } } totalCount }\n  }\n": types.OpenCasesDocument,
    "\n  mutation AddAlertsToCase($input: CaseAlertsInput!) {\n    addAlertsToCase(input: $input) { addedAlertIds case { id title alertCount openAlertCount updatedAt } }\n  }\n": types.AddAlertsToCaseDocument,
    "\n  mutation AddMatchingAlertsToCase($input: MatchingCaseAlertsInput!) {\n    addMatchingAlertsToCase(input: $input) { addedAlertIds case { id title alertCount openAlertCount updatedAt } }\n  }\n": types.AddMatchingAlertsToCaseDocument,
    "\n  mutation TakeAlertsOutOfCase($input: CaseAlertsInput!) {\n    removeAlertsFromCase(input: $input) { case { id title alertCount openAlertCount updatedAt } }\n  }\n": types.TakeAlertsOutOfCaseDocument,
    "\n  query AlertCases($id: ID!) {\n    alert(id: $id) { id cases { id title status } }\n  }\n": types.AlertCasesDocument,
    "\n  mutation CreateCase($input: CreateCaseInput!) {\n    createCase(input: $input) { case { id } }\n  }\n": types.CreateCaseDocument,
    "\n  fragment AlertContext on Alert {\n    context\n  }\n": types.AlertContextFragmentDoc,
    "\n  query SearchedAlert($id: ID!) { alert(id: $id) { id type subtype logTypes } }\n": types.SearchedAlertDocument,
    "\n  fragment AlertEventsSubject on Alert {\n    id\n    type\n    subtype\n    eventCount\n    logTypes\n    detection { id kind }\n  }\n": types.AlertEventsSubjectFragmentDoc,
    "\n  fragment AlertFacts on Alert {\n    id\n    subtype\n    eventCount\n    dedupString\n    createdAt\n    firstEventMatchedAt\n    lastReceivedEventAt\n    logTypes\n    sources { id label }\n    resources { id name }\n    detection { id ... on Rule { threshold dedupPeriodMinutes } }\n  }\n": types.AlertFactsFragmentDoc,
    "\n  query AlertEventTimes($id: ID!) {\n    alert(id: $id) { id eventTimes { first last } }\n  }\n": types.AlertEventTimesDocument,
    "\n  fragment AlertHeader on Alert {\n    id\n    title\n    subtype\n    status\n    outcome\n    outcomeReason\n    snoozedUntil\n    severity\n    createdAt\n    ruleId\n    detection { id kind displayName }\n    origin { __typename ... on SystemError { type relatedComponent } }\n    assignee { id givenName familyName email }\n    isHiddenFromAssignee\n  }\n": types.AlertHeaderFragmentDoc,
    "\n  query AlertHistory($id: ID!) {\n    alert(id: $id) {\n      id\n      history { id type at from to outcome comment editedAt actor { id name kind } }\n    }\n  }\n": types.AlertHistoryDocument,
    "\n  mutation CreateAlertComment($input: CreateAlertCommentInput!) {\n    createAlertComment(input: $input) {\n      alert {\n        id\n        history { id type at from to outcome comment editedAt actor { id name kind } }\n      }\n    }\n  }\n": types.CreateAlertCommentDocument,
    "\n  query Alert($id: ID!) {\n    alert(id: $id) {\n      id\n      title\n      eventCount\n      ...AlertHeader\n      ...AlertSummary\n      ...AlertContext\n      ...AlertEntitiesSubject\n      ...SimilarAlertsSubject\n      ...AlertTimelineSubject\n      ...AlertFacts\n      ...AlertEventsSubject\n    }\n  }\n": types.AlertDocument,
    "\n  fragment AlertSummary on Alert {\n    description\n    runbook\n    reference\n    tags\n    ...AlertRunbook\n    detection { id reports { key values } }\n  }\n": types.AlertSummaryFragmentDoc,
    "\n  query AlertEvents($id: ID!, $cursor: String, $pageSize: Int!) {\n    alert(id: $id) {\n      id\n      events(cursor: $cursor, pageSize: $pageSize) {\n        nodes\n        pageInfo { hasNextPage endCursor }\n      }\n    }\n  }\n": types.AlertEventsDocument,
    "\n  fragment AlertEntitiesSubject on Alert {\n    id\n  }\n": types.AlertEntitiesSubjectFragmentDoc,
    "\n  query AlertEntities($id: ID!) {\n    alert(id: $id) {\n      id\n      entities {\n        field\n        value\n        eventCount\n        relatedAlertCount\n        relatedAlerts { id title severity status outcome createdAt }\n      }\n    }\n  }\n": types.AlertEntitiesDocument,
    "\n  query AlertEntitySightings($id: ID!) {\n    alert(id: $id) {\n      id\n      entitySightings { field value eventCount firstAt lastAt isNew }\n    }\n  }\n": types.AlertEntitySightingsDocument,
    "\n  mutation ChangeMatchingAlerts($input: ChangeMatchingAlertsInput!) { changeMatchingAlerts(input: $input) { id } }\n": types.ChangeMatchingAlertsDocument,
    "\n  mutation CancelMatchingChange($id: ID!) { cancelMatchingChange(id: $id) { id state } }\n": types.CancelMatchingChangeDocument,
    "\n  mutation UndoMatchingChange($id: ID!) { undoMatchingChange(id: $id) { id } }\n": types.UndoMatchingChangeDocument,
    "\n  query AlertGroups($input: AlertGroupsInput!) {\n    alertGroups(input: $input) {\n      totalCount\n      pageInfo { hasNextPage endCursor }\n      edges {\n        node {\n          key count openCount severity newestAt\n          entity { field value }\n          detection { id displayName }\n          assignees { id givenName familyName email }\n        }\n      }\n    }\n  }\n": types.AlertGroupsDocument,
    "\n  query AlertList($input: AlertsInput!) {\n    alerts(input: $input) {\n      totalCount\n      pageInfo { hasNextPage endCursor }\n      edges {\n        node {\n          id subtype status outcome outcomeReason snoozedUntil severity title eventCount createdAt lastReceivedEventAt updatedAt logTypes ruleId tags\n          sources { id label }\n          detection { id kind displayName }\n          assignee { id givenName familyName email }\n          cases { id title status }\n        }\n      }\n    }\n  }\n": types.AlertListDocument,
    "\n  query AlertSourceChoices($input: SourcesInput!) {\n    sources(input: $input) {\n      edges { node { integrationId integrationLabel } }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n": types.AlertSourceChoicesDocument,
    "\n  query AlertLogTypeChoices {\n    schemas(input: { isInUse: true }) { edges { node { name } } }\n  }\n": types.AlertLogTypeChoicesDocument,
    "\n  query MatchingChanges {\n    matchingChanges {\n      id kind state error isOwn actor { id name } status assignee { id givenName familyName email }\n      total looked changed hiddenFromAssignee\n    }\n  }\n": types.MatchingChangesDocument,
    "\n  query ShownAlerts($ids: [ID!]!) {\n    alertsById(ids: $ids) {\n      id status outcome outcomeReason snoozedUntil eventCount lastReceivedEventAt updatedAt logTypes\n      assignee { id givenName familyName email }\n      cases { id title status }\n    }\n  }\n": types.ShownAlertsDocument,
    "\n  fragment AlertRunbook on Alert {\n    id\n    runbook\n    runbookTicks { step actor { name } at }\n  }\n": types.AlertRunbookFragmentDoc,
    "\n  mutation TickRunbookStep($input: TickRunbookStepInput!) {\n    tickRunbookStep(input: $input) { alert { ...AlertRunbook } }\n  }\n": types.TickRunbookStepDocument,
    "\n  fragment SimilarAlertsSubject on Alert {\n    id\n    type\n    subtype\n    createdAt\n    ruleId\n  }\n": types.SimilarAlertsSubjectFragmentDoc,
    "\n  query SimilarAlerts($id: ID!) {\n    alert(id: $id) {\n      id\n      similarAlerts {\n        since\n        outcomes { truePositives benignTruePositives falsePositives duplicates tests withoutOutcome unfinished }\n        alerts {\n          id title status outcome outcomeReason createdAt isSameGroup sharedValues\n          endedBy { id name kind }\n        }\n      }\n    }\n  }\n": types.SimilarAlertsDocument,
    "\n  fragment AlertTimelineSubject on Alert {\n    id\n    type\n    createdAt\n  }\n": types.AlertTimelineSubjectFragmentDoc,
    "\n  query AlertTimeline($id: ID!) {\n    alert(id: $id) {\n      id\n      timeline {\n        from to bucketMs alertCount\n        events { first last count }\n        alerts { id title severity status outcome at entities { field value } }\n        crowdedEntities { field value }\n      }\n    }\n  }\n": types.AlertTimelineDocument,
    "\n  mutation UpdateAlertStatus($input: UpdateAlertStatusByIdInput!) {\n    updateAlertStatusById(input: $input) { alerts { id status outcome outcomeReason updatedAt } }\n  }\n": types.UpdateAlertStatusDocument,
    "\n  mutation UpdateAlertsAssignee($input: UpdateAlertsAssigneeByIdInput!) {\n    updateAlertsAssigneeById(input: $input) {\n      alerts { id updatedAt assignee { id givenName familyName email } isHiddenFromAssignee }\n    }\n  }\n": types.UpdateAlertsAssigneeDocument,
    "\n  mutation SnoozeAlerts($input: SnoozeAlertsInput!) {\n    snoozeAlerts(input: $input) { alerts { id updatedAt snoozedUntil } }\n  }\n": types.SnoozeAlertsDocument,
    "\n  query Assignees {\n    assignees { id givenName familyName email }\n  }\n": types.AssigneesDocument,
    "\n  mutation SaveAlertView($input: SaveAlertViewInput!) {\n    saveAlertView(input: $input) { id name }\n  }\n": types.SaveAlertViewDocument,
    "\n  query AlertViews {\n    alertViews { id name search isShared isOwn owner { id givenName familyName email } }\n  }\n": types.AlertViewsDocument,
    "\n  mutation DeleteAlertView($id: ID!) {\n    deleteAlertView(id: $id) { id }\n  }\n": types.DeleteAlertViewDocument,
    "\n  query AttackMap($input: AttackMapInput!) {\n    attackMap(input: $input) {\n      receivedLogTypes\n      detections {\n        id kind displayName enabled managed severity logTypes mappings\n        alerts { severity count }\n      }\n    }\n  }\n": types.AttackMapDocument,
    "\n  mutation MapDetections($input: MapDetectionsInput!) {\n    mapDetections(input: $input) { ... on DetectionEntity { id lastModified } }\n  }\n": types.MapDetectionsDocument,
    "\n  query DeletedCases { deletedCases { id title deletedAt deletedBy { id name } } }\n": types.DeletedCasesDocument,
    "\n  mutation RemoveAlertsFromCase($input: CaseAlertsInput!) {\n    removeAlertsFromCase(input: $input) { case { id ...CaseFields } }\n  }\n": types.RemoveAlertsFromCaseDocument,
    "\n  mutation DeleteCaseAttachment($id: ID!) {\n    deleteCaseAttachment(id: $id) { case { id ...CaseFields } }\n  }\n": types.DeleteCaseAttachmentDocument,
    "\n  fragment CaseFields on Case {\n    id title description status severity revision createdAt updatedAt closedAt alertCount openAlertCount\n    createdBy { id name kind }\n    assignee { id givenName familyName email }\n    isHiddenFromAssignee\n    alerts {\n      addedAt\n      addedBy { id name kind }\n      alert { id title severity status outcome createdAt eventCount }\n    }\n    linkedCases { id title severity status }\n    entries { id type from to note mergedFrom at actor { id name kind } }\n    attachments { id name mediaType bytes sha256 addedAt addedBy { id name kind } }\n  }\n": types.CaseFieldsFragmentDoc,
    "\n  mutation AddCaseNote($input: AddCaseNoteInput!) {\n    addCaseNote(input: $input) { case { id ...CaseFields } }\n  }\n": types.AddCaseNoteDocument,
    "\n  mutation MergeCases($input: MergeCasesInput!) {\n    mergeCases(input: $input) { case { id ...CaseFields } }\n  }\n": types.MergeCasesDocument,
    "\n  mutation DeleteCase($id: ID!) { deleteCase(id: $id) { id } }\n": types.DeleteCaseDocument,
    "\n  query Case($id: ID!) {\n    case(id: $id) { id ...CaseFields }\n  }\n": types.CaseDocument,
    "\n  query FindCases($input: CasesInput!) {\n    cases(input: $input) { totalCount edges { node { id title severity status } } }\n  }\n": types.FindCasesDocument,
    "\n  query FindAlerts($input: AlertsInput!) {\n    alerts(input: $input) { totalCount edges { node { id title severity status createdAt } } }\n  }\n": types.FindAlertsDocument,
    "\n  mutation LinkCases($input: LinkedCasesInput!) {\n    linkCases(input: $input) { case { id ...CaseFields } }\n  }\n": types.LinkCasesDocument,
    "\n  mutation UnlinkCases($input: LinkedCasesInput!) {\n    unlinkCases(input: $input) { case { id ...CaseFields } }\n  }\n": types.UnlinkCasesDocument,
    "\n  mutation AddFoundAlertsToCase($input: CaseAlertsInput!) {\n    addAlertsToCase(input: $input) { case { id ...CaseFields } }\n  }\n": types.AddFoundAlertsToCaseDocument,
    "\n  mutation UpdateCase($input: UpdateCaseInput!) {\n    updateCase(input: $input) { case { id isHiddenFromAssignee ...CaseFields } }\n  }\n": types.UpdateCaseDocument,
    "\n  mutation UndoCaseMerge($id: ID!) {\n    undoCaseMerge(id: $id) { case { id ...CaseFields } }\n  }\n": types.UndoCaseMergeDocument,
    "\n  query CaseList($input: CasesInput!) {\n    cases(input: $input) {\n      totalCount\n      pageInfo { hasNextPage endCursor }\n      edges {\n        node {\n          id title status severity alertCount openAlertCount createdAt updatedAt\n          assignee { id givenName familyName email }\n        }\n      }\n    }\n  }\n": types.CaseListDocument,
    "\n  mutation RestoreCase($id: ID!) {\n    restoreCase(id: $id) { case { id title status } }\n  }\n": types.RestoreCaseDocument,
    "\n  fragment CodeReport on CodeTestReport {\n    problems { file line column message }\n    testCount failureCount\n    uses { id kind displayName results { name passed error } }\n  }\n": types.CodeReportFragmentDoc,
    "\n  query EditedDataModel($id: ID!) {\n    dataModel(id: $id) { id displayName enabled managed logTypes body lastModified lastModifiedBy { name } mappings { name path method } }\n  }\n": types.EditedDataModelDocument,
    "\n  query DataModelUses($id: ID!) { dataModelUses(id: $id) { id kind displayName enabled } }\n": types.DataModelUsesDocument,
    "\n  query DataModelHistory($input: DetectionHistoryInput!) {\n    dataModelHistory(input: $input) {\n      changes { id itemId action origin at by { name } before { path text } after { path text } }\n    }\n  }\n": types.DataModelHistoryDocument,
    "\n  mutation TestDataModel($input: DataModelInput!, $runsTests: Boolean) {\n    testDataModel(input: $input, runsTests: $runsTests) { ...CodeReport }\n  }\n": types.TestDataModelDocument,
    "\n  mutation SaveDataModel($input: SaveDataModelInput!) {\n    saveDataModel(input: $input) {\n      dataModel { id displayName enabled managed logTypes body lastModified lastModifiedBy { name } mappings { name path method } }\n      report { ...CodeReport }\n    }\n  }\n": types.SaveDataModelDocument,
    "\n  mutation DeleteDataModel($id: ID!) { deleteDataModel(id: $id) { id } }\n": types.DeleteDataModelDocument,
    "\n  mutation SetDataModelEnabled($id: ID!, $enabled: Boolean!) {\n    setDataModelEnabled(id: $id, enabled: $enabled) { id enabled lastModified }\n  }\n": types.SetDataModelEnabledDocument,
    "\n  mutation RestoreDataModelVersion($input: RestoreDetectionVersionInput!) {\n    restoreDataModelVersion(input: $input) {\n      id displayName enabled managed logTypes body lastModified lastModifiedBy { name } mappings { name path method }\n    }\n  }\n": types.RestoreDataModelVersionDocument,
    "\n  query EditedHelper($id: ID!) {\n    globalHelper(id: $id) { id description tags managed body lastModified lastModifiedBy { name } }\n  }\n": types.EditedHelperDocument,
    "\n  query GlobalHelperUses($id: ID!) { globalHelperUses(id: $id) { id kind displayName enabled } }\n": types.GlobalHelperUsesDocument,
    "\n  query GlobalHelperHistory($input: DetectionHistoryInput!) {\n    globalHelperHistory(input: $input) {\n      changes { id itemId action origin at by { name } before { path text } after { path text } }\n    }\n  }\n": types.GlobalHelperHistoryDocument,
    "\n  mutation TestGlobalHelper($input: GlobalHelperInput!, $runsTests: Boolean) {\n    testGlobalHelper(input: $input, runsTests: $runsTests) { ...CodeReport }\n  }\n": types.TestGlobalHelperDocument,
    "\n  mutation SaveGlobalHelper($input: SaveGlobalHelperInput!) {\n    saveGlobalHelper(input: $input) {\n      helper { id description tags managed body lastModified lastModifiedBy { name } }\n      report { ...CodeReport }\n    }\n  }\n": types.SaveGlobalHelperDocument,
    "\n  mutation DeleteGlobalHelper($id: ID!) { deleteGlobalHelper(id: $id) { id } }\n": types.DeleteGlobalHelperDocument,
    "\n  mutation RestoreGlobalHelperVersion($input: RestoreDetectionVersionInput!) {\n    restoreGlobalHelperVersion(input: $input) { id description tags managed body lastModified lastModifiedBy { name } }\n  }\n": types.RestoreGlobalHelperVersionDocument,
    "\n  query HelperList($input: ContentItemsInput!) {\n    globalHelpers(input: $input) { edges { node { id description tags managed lastModified } } }\n  }\n": types.HelperListDocument,
    "\n  query DataModelList($input: ContentItemsInput!) {\n    dataModels(input: $input) { edges { node { id displayName enabled managed logTypes lastModified mappings { name } } } }\n  }\n": types.DataModelListDocument,
    "\n  fragment DashboardFields on Dashboard {\n    id name description relativeTime refreshSeconds revision managed isOwn mayChange updatedAt uploadedAt\n    owner { id givenName familyName }\n    sharing { kind roleIds }\n    panels { id title kind text language display x y width height }\n    variables { name label kind items text language isMultiple hasAll defaultValues }\n  }\n": types.DashboardFieldsFragmentDoc,
    "\n  query Dashboards { dashboards { ...DashboardFields } }\n": types.DashboardsDocument,
    "\n  query Dashboard($id: ID!) { dashboard(id: $id) { ...DashboardFields } }\n": types.DashboardDocument,
    "\n  mutation SaveDashboard($input: SaveDashboardInput!) { saveDashboard(input: $input) { id ...DashboardFields } }\n": types.SaveDashboardDocument,
    "\n  mutation DeleteDashboard($id: ID!) { deleteDashboard(id: $id) { id } }\n": types.DeleteDashboardDocument,
    "\n  mutation ExecutePanel($input: ExecuteDataLakeQueryInput!) {\n    executeDataLakeQuery(input: $input) { id }\n  }\n": types.ExecutePanelDocument,
    "\n  query DemoProgress {\n    appConfig { demoProgress { share writtenUpTo isComplete } }\n  }\n": types.DemoProgressDocument,
    "\n  query DestinationKinds {\n    destinationKinds { outputType name description }\n  }\n": types.DestinationKindsDocument,
    "\n  query DestinationKindFields {\n    destinationKinds { outputType name description fields toolSetup { title help text } }\n  }\n": types.DestinationKindFieldsDocument,
    "\n  mutation AddDestination($input: DestinationInput!) {\n    addDestination(input: $input) { outputId displayName }\n  }\n": types.AddDestinationDocument,
    "\n  query AlertDeliveries($id: ID!) {\n    alert(id: $id) {\n      id\n      detection { id kind }\n      dispatches { id ...Dispatch }\n    }\n  }\n": types.AlertDeliveriesDocument,
    "\n  fragment Dispatch on AlertDispatch {\n    id outputId status trigger changeType changedStatus attempts createdAt nextAttemptAt waitsFor\n    mute { until reason createdBy subject }\n    destination { outputId displayName pausedUntil verificationStatus }\n    history { dispatchedAt success statusCode message label url outcome durationMs }\n  }\n": types.DispatchFragmentDoc,
    "\n  mutation RetryDispatch($input: RetryDeliveriesInput!) {\n    retryDeliveries(input: $input) { retried }\n  }\n": types.RetryDispatchDocument,
    "\n  query Routing($input: ExplainRoutingInput!) {\n    explainRouting(input: $input) {\n      step missing mayDiffer\n      reasons {\n        isChosen reason destination { outputId displayName }\n        hold { kind until mute { createdBy reason subject } }\n      }\n    }\n  }\n": types.RoutingDocument,
    "\n  query SendAgainDestinations {\n    destinations { outputId displayName }\n  }\n": types.SendAgainDestinationsDocument,
    "\n  mutation DeliverAlert($input: DeliverAlertInput!) {\n    deliverAlert(input: $input) { id }\n  }\n": types.DeliverAlertDocument,
    "\n  mutation DeleteDestination($id: ID!) {\n    deleteDestination(id: $id) { id }\n  }\n": types.DeleteDestinationDocument,
    "\n  query AlertsOfDeletedDestination($id: ID!) {\n    destination(id: $id) { outputId health { queued waiting muted } }\n  }\n": types.AlertsOfDeletedDestinationDocument,
    "\n  query DestinationCondition($id: ID!) {\n    destination(id: $id) {\n      outputId verificationStatus pausedUntil\n      mute { id ...MuteMenu }\n      health { lastDeliveredAt succeeded failed queued waiting muted undelivered lastError lastErrorAt }\n    }\n  }\n": types.DestinationConditionDocument,
    "\n  mutation RetryDestination($input: RetryDeliveriesInput!) {\n    retryDeliveries(input: $input) { retried }\n  }\n": types.RetryDestinationDocument,
    "\n  query DestinationReach($id: ID!) {\n    destination(id: $id) {\n      outputId\n      alertTypes\n      reach {\n        count overridesCount functionCount\n        detections { id displayName kind severity isOverride }\n      }\n    }\n  }\n": types.DestinationReachDocument,
    "\n  query EditedDestination($id: ID!) {\n    destinationKinds { outputType name fields }\n    destination(id: $id) {\n      outputId outputType displayName defaultForSeverity alertTypes logTypes settings revision verificationStatus hookUrl\n      toolSetup { title help text }\n      titleTemplate descriptionTemplate\n      quiet {\n        quietHours { days from to timeZone } digestMinutes urgentSeverity\n        reminder { severity afterMinutes times }\n      }\n      usedBy { id displayName kind }\n    }\n  }\n": types.EditedDestinationDocument,
    "\n  mutation UpdateDestination($input: UpdateDestinationInput!) {\n    updateDestination(input: $input) { outputId displayName revision }\n  }\n": types.UpdateDestinationDocument,
    "\n  query DestinationLogTypes {\n    schemas(input: { isArchived: false }) { edges { node { name } } }\n  }\n": types.DestinationLogTypesDocument,
    "\n  query NewestAlerts($input: AlertsInput!) {\n    alerts(input: $input) { edges { node { id title severity } } }\n  }\n": types.NewestAlertsDocument,
    "\n  query PreviewMessage($input: PreviewMessageInput!) {\n    previewMessage(input: $input) {\n      title\n      description\n      titleProblem\n      descriptionProblem\n      message { text lengthOmitted cutParts }\n    }\n  }\n": types.PreviewMessageDocument,
    "\n  mutation TestDestination($input: TestDestinationInput!) {\n    testDestination(input: $input) { success statusCode message dispatchedAt }\n  }\n": types.TestDestinationDocument,
    "\n  query DestinationList {\n    destinationKinds { outputType name }\n    destinations {\n      outputId outputType displayName defaultForSeverity alertTypes logTypes verificationStatus pausedUntil\n      lastModifiedTime lastModifiedBy\n      mute { until createdBy reason }\n      health { lastDeliveredAt succeeded failed queued waiting muted undelivered lastError }\n    }\n  }\n": types.DestinationListDocument,
    "\n  query DetectionMute($detectionId: ID!) {\n    detectionMute(detectionId: $detectionId) { id ...MuteMenu }\n  }\n": types.DetectionMuteDocument,
    "\n  fragment MuteMenu on Mute { id until reason createdBy }\n": types.MuteMenuFragmentDoc,
    "\n  mutation MuteMessages($input: MuteMessagesInput!) {\n    muteMessages(input: $input) { muted mute { id until } }\n  }\n": types.MuteMessagesDocument,
    "\n  mutation UnmuteMessages($input: UnmuteMessagesInput!) {\n    unmuteMessages(input: $input) { sent }\n  }\n": types.UnmuteMessagesDocument,
    "\n  query DestinationNames { destinations { outputId displayName } }\n": types.DestinationNamesDocument,
    "\n  query DeliveryList($input: DeliveriesInput!) {\n    deliveries(input: $input) {\n      pageInfo { hasNextPage endCursor }\n      counts { state count }\n      edges {\n        node {\n          alert { id title severity }\n          dispatch {\n            id outputId status trigger waitsFor nextAttemptAt attempts createdAt\n            mute { createdBy until reason subject }\n            destination { outputId displayName verificationStatus }\n            history { dispatchedAt message outcome }\n          }\n        }\n      }\n    }\n  }\n": types.DeliveryListDocument,
    "\n  mutation SendDelivery($input: RetryDeliveriesInput!) {\n    retryDeliveries(input: $input) { retried }\n  }\n": types.SendDeliveryDocument,
    "\n  query ExplainDecision($input: ExplainDecisionInput!) {\n    explainDecision(input: $input) {\n      answer\n      isMatch\n      logType\n      event\n      steps { step verdict text mendAt alertId details { text holds value } }\n    }\n  }\n": types.ExplainDecisionDocument,
    "\n  query ExplainedRule($id: ID!) { rule(id: $id) { id logTypes } }\n": types.ExplainedRuleDocument,
    "\n  fragment CorrelationFacts on CorrelationRule {\n    ruleIds\n    lookbackMinutes\n    createAlert\n    schedule { rateMinutes cronExpression timeoutMinutes }\n    createdAt\n    lastModified\n  }\n": types.CorrelationFactsFragmentDoc,
    "\n  query CorrelationRule($id: ID!) {\n    correlationRule(id: $id) {\n      id\n      displayName\n      lastModified\n      body\n      tests { name expectedResult ruleOutputs }\n      ...DetectionHeader\n      ...DetectionSummary\n      ...CorrelationFacts\n    }\n  }\n": types.CorrelationRuleDocument,
    "\n  query DetectionAlerts($input: AlertsInput!) {\n    alerts(input: $input) {\n      totalCount\n      edges { node { id title severity status createdAt } }\n    }\n  }\n": types.DetectionAlertsDocument,
    "\n  fragment DetectionHeader on DetectionEntity {\n    id\n    kind\n    displayName\n    enabled\n    managed\n    severity\n  }\n": types.DetectionHeaderFragmentDoc,
    "\n  query DetectionOutcomes($detectionId: ID!) {\n    detectionOutcomes(detectionId: $detectionId) {\n      total {\n        truePositives benignTruePositives falsePositives duplicates tests withoutOutcome unfinished precision\n      }\n      weeks { at outcomes { truePositives benignTruePositives falsePositives precision } }\n    }\n  }\n": types.DetectionOutcomesDocument,
    "\n  fragment DetectionSummary on DetectionEntity {\n    description\n    runbook\n    reference\n    tags\n    reports { key values }\n  }\n": types.DetectionSummaryFragmentDoc,
    "\n  mutation RunDetectionTests($id: ID!) {\n    runDetectionTests(id: $id) { name passed expectedResult actualResult error functions }\n  }\n": types.RunDetectionTestsDocument,
    "\n  fragment PolicyFacts on Policy {\n    resourceTypes\n    suppressions\n    createdAt\n    lastModified\n  }\n": types.PolicyFactsFragmentDoc,
    "\n  query Policy($id: ID!) {\n    policy(id: $id) {\n      id\n      displayName\n      lastModified\n      body\n      tests { name expectedResult resource }\n      ...DetectionHeader\n      ...DetectionSummary\n      ...PolicyFacts\n      ...PolicyCounts\n    }\n  }\n": types.PolicyDocument,
    "\n  fragment PolicyCounts on Policy {\n    id\n    complianceCounts { passed failed errored suppressed }\n  }\n": types.PolicyCountsFragmentDoc,
    "\n  query PolicyResources($id: ID!, $input: PolicyResourcesInput!) {\n    policy(id: $id) {\n      id\n      resources(input: $input) {\n        pageInfo { hasNextPage endCursor }\n        edges { node { policyId resourceId status suppressed error checkedAt } }\n      }\n    }\n  }\n": types.PolicyResourcesDocument,
    "\n  fragment RuleConditions on Rule {\n    id\n    logTypes\n    necessaryConditions\n    activity { events runs milliseconds matches errors lastError outage }\n  }\n": types.RuleConditionsFragmentDoc,
    "\n  fragment RuleFacts on Rule {\n    logTypes\n    scheduledQueries\n    baseDetection\n    threshold\n    dedupPeriodMinutes\n    createAlert\n    summaryAttributes\n    createdAt\n    lastModified\n    alertsPerDay\n  }\n": types.RuleFactsFragmentDoc,
    "\n  fragment RuleLogic on Rule {\n    id\n    body\n    simpleDetectionBody\n    sigmaBody\n    inlineFilters\n  }\n": types.RuleLogicFragmentDoc,
    "\n  query RulePython($id: ID!) {\n    rulePythonBody(input: $id) { pythonBody }\n  }\n": types.RulePythonDocument,
    "\n  query Rule($id: ID!) {\n    rule(id: $id) {\n      id\n      displayName\n      lastModified\n      logTypes\n      scheduledQueries\n      tests { name expectedResult resource }\n      ...DetectionHeader\n      ...DetectionSummary\n      ...RuleLogic\n      ...RuleFacts\n      ...RuleConditions\n    }\n  }\n": types.RuleDocument,
    "\n  query EditorTables {\n    dataLakeDatabases { name tables { id logType } }\n  }\n": types.EditorTablesDocument,
    "\n  query EditorColumns($tables: [String!]!) {\n    dataLakeTablesColumns(tables: $tables) { id columns { name type description paths members } }\n  }\n": types.EditorColumnsDocument,
    "\n  query EditorFields($input: FilterFieldsInput!) {\n    flatFilterFields(input: $input) { flatFields { target type description } }\n  }\n": types.EditorFieldsDocument,
    "\n  query EditorHelpers {\n    globalHelpers(input: { pageSize: 500 }) { edges { node { id description body } } }\n  }\n": types.EditorHelpersDocument,
    "\n  query EditorDataModels {\n    dataModels(input: { pageSize: 500, enabled: true }) { edges { node { id logTypes mappings { name } } } }\n  }\n": types.EditorDataModelsDocument,
    "\n  query CorrelatedDetections($input: DetectionsInput!) {\n    detections(input: $input) {\n      edges { node { id kind displayName enabled } }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n": types.CorrelatedDetectionsDocument,
    "\n  query EditedRule($id: ID!) {\n    rule(id: $id) {\n      id kind displayName enabled managed severity logTypes scheduledQueries\n      description reference runbook tags reports { key values } outputIds\n      dedupPeriodMinutes threshold createAlert summaryAttributes\n      body simpleDetectionBody sigmaBody inlineFilters baseDetection\n      tests { name expectedResult resource mocks { objectName returnValue } }\n      lastModified lastModifiedBy { name }\n    }\n  }\n": types.EditedRuleDocument,
    "\n  query EditedPolicy($id: ID!) {\n    policy(id: $id) {\n      id kind displayName enabled managed severity resourceTypes suppressions\n      description reference runbook tags reports { key values } outputIds\n      body tests { name expectedResult resource mocks { objectName returnValue } }\n      lastModified lastModifiedBy { name }\n    }\n  }\n": types.EditedPolicyDocument,
    "\n  query EditedCorrelationRule($id: ID!) {\n    correlationRule(id: $id) {\n      id kind displayName enabled managed severity\n      description reference runbook tags reports { key values } outputIds\n      createAlert summaryAttributes body tests { name expectedResult ruleOutputs }\n      lastModified lastModifiedBy { name }\n    }\n  }\n": types.EditedCorrelationRuleDocument,
    "\n  query CopiedKind($id: ID!) { detection(id: $id) { id kind } }\n": types.CopiedKindDocument,
    "\n  mutation TestDraft($input: DetectionDraftInput!, $measuresCoverage: Boolean!) {\n    testDetections(input: $input, measuresCoverage: $measuresCoverage) {\n      results { name passed error functions }\n      problems { file line column message }\n      coverage {\n        lines\n        missed\n        untaken { from to }\n      }\n    }\n  }\n": types.TestDraftDocument,
    "\n  mutation SaveDetection($input: SaveDetectionInput!) {\n    saveDetection(input: $input) {\n      detection { id kind displayName lastModified }\n      problems { file line column message }\n    }\n  }\n": types.SaveDetectionDocument,
    "\n  mutation RunSavedTests($id: ID!) { runDetectionTests(id: $id) { name passed } }\n": types.RunSavedTestsDocument,
    "\n  query OverrideDestinations {\n    destinations { outputId displayName }\n  }\n": types.OverrideDestinationsDocument,
    "\n  query EditorLogTypes {\n    schemas(input: { isArchived: false }) { edges { node { name } } }\n  }\n": types.EditorLogTypesDocument,
    "\n  query EditorScheduledQueries {\n    savedQueries(input: { pageSize: 500 }) { edges { node { id name schedule { timeoutMinutes } } } }\n  }\n": types.EditorScheduledQueriesDocument,
    "\n  query TestEventAlerts($input: AlertsInput!) {\n    alerts(input: $input) { edges { node { id title createdAt } } }\n  }\n": types.TestEventAlertsDocument,
    "\n  query TestEventOfAlert($id: ID!) {\n    alert(id: $id) { id events(pageSize: 1) { nodes } }\n  }\n": types.TestEventOfAlertDocument,
    "\n  mutation SetDetectionEnabled($id: ID!, $enabled: Boolean!) {\n    setDetectionEnabled(id: $id, enabled: $enabled) { id enabled }\n  }\n": types.SetDetectionEnabledDocument,
    "\n  mutation RestoreDetectionVersion($input: RestoreDetectionVersionInput!) {\n    restoreDetectionVersion(input: $input) { ... on DetectionEntity { id } }\n  }\n": types.RestoreDetectionVersionDocument,
    "\n  query DeletedDetections { deletedDetections { id detectionId displayName kind at by { id name } } }\n": types.DeletedDetectionsDocument,
    "\n  query DetectionHistory($input: DetectionHistoryInput!) {\n    detectionHistory(input: $input) {\n      nextCursor\n      changes { id detectionId displayName kind action origin at by { id name } before { path text } after { path text } }\n    }\n  }\n": types.DetectionHistoryDocument,
    "\n  mutation SetDetectionsEnabled($ids: [ID!]!, $enabled: Boolean!) {\n    setDetectionsEnabled(ids: $ids, enabled: $enabled) { ... on DetectionEntity { id enabled lastModified } }\n  }\n": types.SetDetectionsEnabledDocument,
    "\n  mutation TagDetections($input: TagDetectionsInput!) {\n    tagDetections(input: $input) { ... on DetectionEntity { id tags lastModified } }\n  }\n": types.TagDetectionsDocument,
    "\n  mutation DeleteDetections($input: DeleteDetectionsInput!) { deleteDetections(input: $input) { ids } }\n": types.DeleteDetectionsDocument,
    "\n  mutation RestoreDetections($ids: [ID!]!) { restoreDetections(ids: $ids) { ... on DetectionEntity { id } } }\n": types.RestoreDetectionsDocument,
    "\n  query ExportDetections($ids: [ID!]) { detectionEntitiesExport(ids: $ids) { path text } }\n": types.ExportDetectionsDocument,
    "\n  mutation RunTestsOfDetection($id: ID!) { runDetectionTests(id: $id) { name passed } }\n": types.RunTestsOfDetectionDocument,
    "\n  query MatchingDetections($input: DetectionsInput!) {\n    matchingDetections(input: $input) { id kind enabled managed tags }\n  }\n": types.MatchingDetectionsDocument,
    "\n  query DetectionFacets {\n    detectionFacets {\n      kinds { value count } severities { value count } states { value count }\n      logTypes { value count } tags { value count }\n    }\n  }\n": types.DetectionFacetsDocument,
    "\n  query DetectionList($input: DetectionsInput!) {\n    detections(input: $input) {\n      totalCount\n      pageInfo { hasNextPage endCursor }\n      edges {\n        node {\n          id kind displayName enabled managed severity tags lastModified\n          testStatus { total lastRun { passed failed ranAt } }\n          ... on Rule { logTypes scheduledQueries alertsPerDay lastMatchAt activity { events runs milliseconds matches errors lastError outage } }\n          ... on Policy { resourceTypes failingPerDay complianceCounts { passed failed errored suppressed } }\n          ... on CorrelationRule { ruleIds }\n        }\n      }\n    }\n  }\n": types.DetectionListDocument,
    "\n  query Preview($id: ID!) {\n    preview(id: $id) {\n      id\n      state\n      error\n      notice\n      progress\n      detectionId\n      isDraft\n      isCompared\n      startsAt\n      endsAt\n      coveredUntil\n      conditions\n      completedAt\n      steps { stepId ruleId signals }\n      queries { name runs rows }\n      resources {\n        counts { passed failed errored suppressed newlyFailing stillFailing noLongerFailing }\n        groups { type accountId passed failed errored suppressed newlyFailing noLongerFailing }\n        groupsOmitted\n        items { id type accountId name status suppressed savedStatus savedSuppressed change error }\n      }\n      summary {\n        eventsInScope\n        eventsRead\n        matches\n        errors\n        alerts\n        newAlerts\n        changedAlerts\n        keptAlerts\n        goneAlerts\n        bySeverity { severity alerts }\n        overTime { from newAlerts changedAlerts keptAlerts goneAlerts }\n        errorMessages { kind message events }\n      }\n      alerts {\n        id\n        type\n        change\n        severity\n        title\n        dedupString\n        createdAt\n        firstEventOccurredAt\n        eventCount\n        events { logType ruleId resourceId rowId eventTime row }\n        differences { aspect from to }\n      }\n      lostAlerts {\n        total\n        truePositives\n        byEnding { ending alerts }\n        alerts { id title severity createdAt ending previewedAlertId }\n      }\n    }\n  }\n": types.PreviewDocument,
    "\n  mutation StartPreview($input: StartPreviewInput!) {\n    startPreview(input: $input) { id state }\n  }\n": types.StartPreviewDocument,
    "\n  mutation CancelPreview($id: ID!) {\n    cancelPreview(id: $id) { id state }\n  }\n": types.CancelPreviewDocument,
    "\n  query PreviewedEvent($event: StoredEventInput!) {\n    storedEvent(event: $event)\n  }\n": types.PreviewedEventDocument,
    "\n  query FilteredRule($id: ID!) {\n    rule(id: $id) {\n      id\n      displayName\n      managed\n      baseDetection\n      sigmaBody\n      inlineFilters\n      lastModified\n      tests { name }\n    }\n  }\n": types.FilteredRuleDocument,
    "\n  query FilterImpact($input: FilterImpactInput!) {\n    filterImpact(input: $input) {\n      alerts\n      alertsRemoved\n      truePositivesRemoved\n      events\n      eventsRemoved\n      notice\n      filteredAlerts { id title severity status outcome createdAt events eventsRemoved isRemoved isTruePositive }\n    }\n  }\n": types.FilterImpactDocument,
    "\n  mutation UpdateRuleAndFilter($input: UpdateRuleAndFilterInput!) {\n    updateRuleAndFilter(input: $input) { id inlineFilters lastModified tests { name } }\n  }\n": types.UpdateRuleAndFilterDocument,
    "\n  mutation UploadDetectionEntities($input: UploadDetectionEntitiesAsyncInput!) {\n    uploadDetectionEntitiesAsync(input: $input) { receiptId }\n  }\n": types.UploadDetectionEntitiesDocument,
    "\n  mutation ValidateBulkUpload($input: ValidateBulkUploadInput!) {\n    validateBulkUpload(input: $input) { receiptId }\n  }\n": types.ValidateBulkUploadDocument,
    "\n  query DetectionEntitiesUploads {\n    detectionEntitiesUploads { receiptId status createdAt }\n  }\n": types.DetectionEntitiesUploadsDocument,
    "\n  query DetectionEntitiesUploadStatus($receiptId: ID!) {\n    detectionEntitiesUploadStatus(receiptId: $receiptId) {\n      receiptId status error createdAt completedAt\n      createdBy { id }\n      result {\n        rules { new modified total }\n        policies { new modified total }\n        correlationRules { new modified total }\n        dataModels { new modified total }\n        globalHelpers { new modified total }\n        lookupTables { new modified total }\n        queries { new modified total }\n        packs { new modified total }\n        scheduledPrompts { new modified total }\n        dashboards { new modified total }\n        leftOut { path errorMessage }\n      }\n    }\n  }\n": types.DetectionEntitiesUploadStatusDocument,
    "\n  query ValidateBulkUploadStatus($receiptId: ID!) {\n    validateBulkUploadStatus(receiptId: $receiptId) { status error result { issues { path errorMessage } leftOut { path errorMessage } } }\n  }\n": types.ValidateBulkUploadStatusDocument,
    "\n  mutation DeleteLookupTable($id: ID!) {\n    deleteLookupTable(id: $id) { id }\n  }\n": types.DeleteLookupTableDocument,
    "\n  query LookupUserNames($id: ID!) {\n    lookupUses(id: $id) { detections { id displayName } queries { id name } }\n  }\n": types.LookupUserNamesDocument,
    "\n  query LookupUses($id: ID!) {\n    lookupUses(id: $id) {\n      detections { id displayName kind enabled }\n      queries { id name }\n    }\n  }\n": types.LookupUsesDocument,
    "\n  query LookupTable($id: ID!) {\n    lookupTable(id: $id) {\n      id name enabled description reference schema primaryKey lakeTable health healthMessage revision\n      createdAt lastModified query refresh refreshedAt nextRefreshAt managed\n      lastModifiedBy { name }\n      associatedLogTypes { logType selectors }\n      file { filename bytes rows uploadedAt }\n    }\n  }\n": types.LookupTableDocument,
    "\n  query LookupRows($input: LookupRowsInput!) {\n    lookupRows(input: $input) { nodes columns pageInfo { hasNextPage endCursor } }\n  }\n": types.LookupRowsDocument,
    "\n  mutation RefreshLookupTable($id: ID!) {\n    refreshLookupTable(id: $id) { id nextRefreshAt }\n  }\n": types.RefreshLookupTableDocument,
    "\n  query LookupMatch($input: LookupMatchInput!) {\n    lookupMatch(input: $input) { row comparison isNotAnAddress }\n  }\n": types.LookupMatchDocument,
    "\n  query EditedLookupTable($id: ID!) {\n    lookupTable(id: $id) {\n      id name enabled description reference schema primaryKey revision\n      refresh query\n      associatedLogTypes { logType selectors }\n    }\n  }\n": types.EditedLookupTableDocument,
    "\n  query LookupSchemas {\n    schemas(input: { isArchived: false }) { edges { node { name } } }\n  }\n": types.LookupSchemasDocument,
    "\n  mutation CreateLookupTable($input: LookupTableInput!) {\n    createLookupTable(input: $input) { id name }\n  }\n": types.CreateLookupTableDocument,
    "\n  mutation UpdateLookupTable($input: UpdateLookupTableInput!) {\n    updateLookupTable(input: $input) {\n      id name enabled description reference schema primaryKey lakeTable health healthMessage revision lastModified refresh nextRefreshAt\n      associatedLogTypes { logType selectors }\n    }\n  }\n": types.UpdateLookupTableDocument,
    "\n  query LookupList {\n    lookupTables {\n      id name description health primaryKey lastModified\n      associatedLogTypes { logType }\n      file { rows }\n    }\n  }\n": types.LookupListDocument,
    "\n  fragment NotebookFields on Notebook {\n    id name description revision isOwn mayChange updatedAt updatedBy { name }\n    owner { id givenName familyName }\n    sharing { kind roleIds }\n    steps { id kind title text language databases tables relativeTime startTime endTime runId }\n  }\n": types.NotebookFieldsFragmentDoc,
    "\n  query Notebooks {\n    notebooks { id name description stepCount isOwn updatedAt owner { id givenName familyName } sharing { kind roleIds } }\n  }\n": types.NotebooksDocument,
    "\n  query Notebook($id: ID!) { notebook(id: $id) { ...NotebookFields } }\n": types.NotebookDocument,
    "\n  mutation SaveNotebook($input: SaveNotebookInput!) { saveNotebook(input: $input) { id ...NotebookFields } }\n": types.SaveNotebookDocument,
    "\n  mutation DeleteNotebook($id: ID!) { deleteNotebook(id: $id) { id } }\n": types.DeleteNotebookDocument,
    "\n  fragment AlertsOverTime on Overview {\n    alertsOverTime { at series { label values } }\n  }\n": types.AlertsOverTimeFragmentDoc,
    "\n  fragment AlertCounts on Overview {\n    alertsBySeverity { label count }\n    alertsByStatus { label count }\n  }\n": types.AlertCountsFragmentDoc,
    "\n  fragment TopRules on Overview {\n    topRules { ruleId displayName severity count }\n  }\n": types.TopRulesFragmentDoc,
    "\n  query CloudSecurity($startTime: DateTime!, $endTime: DateTime!) {\n    cloudSecurity(startTime: $startTime, endTime: $endTime) {\n      byType { label }\n      ...ComplianceHeadline\n      ...FailingOverTime\n      ...PoliciesBySeverity\n      ...ResourceGroups\n      ...TopPolicies\n      ...TopResources\n    }\n  }\n": types.CloudSecurityDocument,
    "\n  fragment ComplianceHeadline on CloudSecurity {\n    counts { passed failed errored suppressed }\n    countsBefore { passed failed errored suppressed }\n    byType { passed failed errored unchecked }\n    bySeverity { policies failingPolicies }\n  }\n": types.ComplianceHeadlineFragmentDoc,
    "\n  fragment FailingOverTime on CloudSecurity {\n    failingOverTime { at series { label values } }\n  }\n": types.FailingOverTimeFragmentDoc,
    "\n  fragment PoliciesBySeverity on CloudSecurity {\n    bySeverity { severity failingPolicies counts { failed } }\n  }\n": types.PoliciesBySeverityFragmentDoc,
    "\n  fragment ResourceGroups on CloudSecurity {\n    byType { label passed failed errored unchecked }\n    byAccount { label passed failed errored unchecked }\n  }\n": types.ResourceGroupsFragmentDoc,
    "\n  fragment TopPolicies on CloudSecurity {\n    topPolicies { policyId displayName severity counts { passed failed errored } }\n  }\n": types.TopPoliciesFragmentDoc,
    "\n  fragment TopResources on CloudSecurity {\n    topResources { severity failed resource { id name type accountId } }\n  }\n": types.TopResourcesFragmentDoc,
    "\n  fragment BytesOverTime on DataVolume {\n    bytesByLogType { at series { label values } }\n    bytesBySource { at series { label values } }\n  }\n": types.BytesOverTimeFragmentDoc,
    "\n  query DataVolume($startTime: DateTime!, $endTime: DateTime!) {\n    dataVolume(startTime: $startTime, endTime: $endTime) {\n      logTypes { id }\n      ...VolumeHeadline\n      ...BytesOverTime\n      ...LogTypeVolumes\n      ...SourceVolumes\n    }\n  }\n": types.DataVolumeDocument,
    "\n  query DataFailures($startTime: DateTime!, $endTime: DateTime!) {\n    dataFailures(startTime: $startTime, endTime: $endTime) { sourceId label reason failures lastAt }\n  }\n": types.DataFailuresDocument,
    "\n  query DataLag($startTime: DateTime!, $endTime: DateTime!) {\n    dataLag(startTime: $startTime, endTime: $endTime) { logType seconds }\n  }\n": types.DataLagDocument,
    "\n  fragment VolumeHeadline on DataVolume {\n    totals { events bytes failed }\n    totalsBefore { events bytes failed }\n    logTypes { totals { events } totalsBefore { events } }\n    sources { totals { bytes } totalsBefore { bytes } }\n  }\n": types.VolumeHeadlineFragmentDoc,
    "\n  fragment LogTypeVolumes on DataVolume {\n    logTypes { id label totals { events bytes failed } totalsBefore { events bytes failed } lastReceivedAt }\n  }\n": types.LogTypeVolumesFragmentDoc,
    "\n  fragment SourceVolumes on DataVolume {\n    sources { id label totals { events bytes failed } totalsBefore { events bytes failed } lastReceivedAt }\n  }\n": types.SourceVolumesFragmentDoc,
    "\n  fragment EventsOverTime on Overview {\n    eventsOverTime { at series { label values } }\n  }\n": types.EventsOverTimeFragmentDoc,
    "\n  fragment Headline on Overview {\n    openAlerts { label count }\n    totals { alerts events bytes }\n    totalsBefore { alerts events bytes }\n    sourcesByHealth { label count }\n  }\n": types.HeadlineFragmentDoc,
    "\n  query Overview($startTime: DateTime!, $endTime: DateTime!, $alerts: AlertsInput!, $mayReadAlerts: Boolean!) {\n    overview(startTime: $startTime, endTime: $endTime) {\n      totalEvents\n      sourcesByHealth { count }\n      ...Headline\n      ...AlertsOverTime\n      ...AlertCounts\n      ...TopRules\n      ...EventsOverTime\n    }\n    alerts(input: $alerts) @include(if: $mayReadAlerts) { ...RecentAlerts }\n  }\n": types.OverviewDocument,
    "\n  fragment RecentAlerts on AlertConnection {\n    edges { node { id title severity status createdAt } }\n  }\n": types.RecentAlertsFragmentDoc,
    "\n  query PackChanges($input: PackVersionInput!) {\n    packChanges(input: $input) {\n      from to leftOut problems\n      items {\n        id kind displayName action\n        before { path text }\n        after { path text }\n        overrides { member chosen before after }\n      }\n    }\n  }\n": types.PackChangesDocument,
    "\n  mutation ChangePackVersion($input: PackVersionInput!) {\n    changePackVersion(input: $input) { id version hasUpdate itemIds }\n  }\n": types.ChangePackVersionDocument,
    "\n  query PackDestinations { destinations { outputId displayName } }\n": types.PackDestinationsDocument,
    "\n  query PackPage($id: ID!) {\n    pack(id: $id) {\n      id displayName description enabled switchReason isSwitchable origin sourceName version newestVersion hasUpdate itemIds lastModified\n      versions { version publishedAt notes isInstalled }\n      items { id kind displayName enabled severity overrides }\n      gaps { id neededBy isElsewhere }\n      logTypes { name isReceived }\n    }\n  }\n": types.PackPageDocument,
    "\n  query PackList($input: PacksInput!) {\n    packs(input: $input) {\n      edges {\n        node {\n          id displayName description enabled switchReason isSwitchable origin sourceName version newestVersion hasUpdate itemIds\n          logTypes { name isReceived }\n        }\n      }\n    }\n  }\n": types.PackListDocument,
    "\n  mutation SetPackEnabled($id: ID!, $enabled: Boolean!) {\n    setPackEnabled(id: $id, enabled: $enabled) {\n      id enabled switchReason isSwitchable version hasUpdate itemIds\n      logTypes { name isReceived }\n      versions { version publishedAt notes isInstalled }\n      items { id kind displayName enabled severity overrides }\n      gaps { id neededBy isElsewhere }\n    }\n  }\n": types.SetPackEnabledDocument,
    "\n  query PackSources {\n    packSources {\n      id displayName kind url hasToken publicKey enabled polledAt problem versions\n      packs { id displayName enabled }\n    }\n  }\n": types.PackSourcesDocument,
    "\n  mutation PollPackSource($id: ID!) {\n    pollPackSource(id: $id) { id polledAt problem versions packs { id displayName enabled } }\n  }\n": types.PollPackSourceDocument,
    "\n  mutation DeletePackSource($id: ID!) { deletePackSource(id: $id) { id } }\n": types.DeletePackSourceDocument,
    "\n  mutation CreatePackSource($input: PackSourceInput!) {\n    createPackSource(input: $input) { id displayName problem packs { id } }\n  }\n": types.CreatePackSourceDocument,
    "\n  mutation UpdatePackSource($input: UpdatePackSourceInput!) {\n    updatePackSource(input: $input) {\n      id displayName kind url hasToken publicKey enabled revision polledAt problem versions\n      packs { id displayName enabled }\n    }\n  }\n": types.UpdatePackSourceDocument,
    "\n  query EditedPackSource($id: ID!) {\n    packSource(id: $id) { id displayName kind url hasToken publicKey enabled revision }\n  }\n": types.EditedPackSourceDocument,
    "\n  query ResourceAlerts($input: AlertsInput!) {\n    alerts(input: $input) {\n      totalCount\n      edges { node { id title severity status createdAt } }\n    }\n  }\n": types.ResourceAlertsDocument,
    "\n  fragment ResourceHistory on Resource {\n    complianceHistory { policyId at was became policy { id displayName } }\n  }\n": types.ResourceHistoryFragmentDoc,
    "\n  query Resource($id: ID!) {\n    resource(id: $id) {\n      id type accountId region name attributes createdAt changedAt seenAt deletedAt complianceStatus\n      ...ResourceResults\n      ...ResourceHistory\n    }\n  }\n": types.ResourceDocument,
    "\n  fragment ResourceResults on Resource {\n    id\n    compliance {\n      policyId resourceId status suppressed error checkedAt changedAt\n      suppression { reason createdAt createdBy }\n      policy { id displayName severity suppressions }\n    }\n  }\n": types.ResourceResultsFragmentDoc,
    "\n  mutation SuppressCompliance($input: SuppressComplianceInput!) {\n    suppressCompliance(input: $input) {\n      policyId resourceId suppressed suppression { reason createdAt createdBy }\n    }\n  }\n": types.SuppressComplianceDocument,
    "\n  mutation UnsuppressCompliance($input: UnsuppressComplianceInput!) {\n    unsuppressCompliance(input: $input) {\n      policyId resourceId suppressed suppression { reason createdAt createdBy }\n    }\n  }\n": types.UnsuppressComplianceDocument,
    "query ResourceChoices { resourceTypes resourceAccountIds }": types.ResourceChoicesDocument,
    "\n  query ResourceList($input: ResourcesInput!) {\n    resources(input: $input) {\n      totalCount\n      pageInfo { hasNextPage endCursor }\n      edges {\n        node {\n          id type accountId region name changedAt complianceStatus\n          complianceCounts { passed failed errored suppressed }\n        }\n      }\n    }\n  }\n": types.ResourceListDocument,
    "\n  mutation ArchiveSchema($input: ArchiveSchemaInput!) {\n    archiveSchema(input: $input) { schema { name isArchived updatedAt } }\n  }\n": types.ArchiveSchemaDocument,
    "\n  query Schema($name: String!) {\n    schema(name: $name) {\n      name description referenceURL revision spec isManaged isArchived createdAt updatedAt\n      logSources { id label }\n    }\n  }\n": types.SchemaDocument,
    "\n  query EditedSchema($name: String!) {\n    schema(name: $name) { name spec revision isManaged isArchived }\n  }\n": types.EditedSchemaDocument,
    "\n  mutation SaveSchema($input: CreateOrUpdateSchemaInput!) {\n    createOrUpdateSchema(input: $input) {\n      schema {\n        name description referenceURL revision spec isManaged isArchived createdAt updatedAt\n        logSources { id label }\n      }\n    }\n  }\n": types.SaveSchemaDocument,
    "\n  query CheckSchema($input: CheckSchemaInput!) {\n    checkSchema(input: $input) {\n      problems { line column message }\n      incompatibleChanges\n    }\n  }\n": types.CheckSchemaDocument,
    "\n  mutation TestSchema($input: TestSchemaInput!) {\n    testSchema(input: $input) {\n      samples parsed events\n      failures { index reason raw }\n    }\n  }\n": types.TestSchemaDocument,
    "\n  mutation InferSchema($input: InferSchemaInput!) {\n    inferSchema(input: $input) { spec samples parsed }\n  }\n": types.InferSchemaDocument,
    "\n  query SampleSources($input: SourcesInput!) {\n    sources(input: $input) {\n      edges { node { integrationId integrationLabel } }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n": types.SampleSourcesDocument,
    "\n  query SchemaRevisions($name: String!) {\n    schema(name: $name) { name revision isManaged isArchived revisions { revision spec changedBy at } }\n  }\n": types.SchemaRevisionsDocument,
    "\n  query SchemaList($input: SchemasInput!) {\n    schemas(input: $input) {\n      edges {\n        node {\n          name description isManaged isArchived revision updatedAt\n          logSources { id label }\n        }\n      }\n    }\n  }\n": types.SchemaListDocument,
    "\n  query ParseSamples($input: ParseSamplesInput!) {\n    parseSamples(input: $input) {\n      parser unreadNames\n      lines {\n        text outcome reason pattern\n        pieces { name start end value }\n        stops { pattern at name expected reason }\n      }\n    }\n  }\n": types.ParseSamplesDocument,
    "\n  mutation StartQueryDownload($input: StartAsyncDownloadInput!) {\n    startAsyncDownloadOfAllQueryResults(input: $input) { download { id } error { message } }\n  }\n": types.StartQueryDownloadDocument,
    "\n  query QueryDownloadUrl($input: AsyncQueryDownloadUrlInput!) {\n    getAsyncQueryDownloadUrl(input: $input) { url error { message } }\n  }\n": types.QueryDownloadUrlDocument,
    "\n  query CsvFiles($input: QueryDownloadsInput!) {\n    queryDownloads(input: $input) {\n      edges { node { id queryId status error { message } rowCount bytes createdAt } }\n      pageInfo { hasNextPage }\n    }\n  }\n": types.CsvFilesDocument,
    "\n  query QueryDownloads($input: QueryDownloadsInput!) {\n    queryDownloads(input: $input) { edges { node { id status createdAt error { message } } } }\n  }\n": types.QueryDownloadsDocument,
    "\n  query ExplorerTable($input: DataLakeDatabaseTableInput!) {\n    dataLakeDatabaseTable(input: $input) {\n      id newestEventAt\n      columns { name type description }\n    }\n  }\n": types.ExplorerTableDocument,
    "\n  query ExplorerTree {\n    dataLakeDatabases {\n      name displayName\n      tables { id name displayName description logType rows bytes }\n    }\n  }\n": types.ExplorerTreeDocument,
    "\n  query ExplorerRun($id: ID!) {\n    dataLakeQuery(id: $id) {\n      id kind sql language name\n      metadata { databases tables startTime endTime relativeTime limit sortDirection simpleSearchQueryFilter }\n    }\n  }\n": types.ExplorerRunDocument,
    "\n  query ExplorerSavedQuery($id: ID!) {\n    savedQuery(id: $id) {\n      id name sqlQuery\n      params {\n        language query databases tables startTime endTime relativeTime limit sortDirection simpleSearchQueryFilter\n      }\n    }\n  }\n": types.ExplorerSavedQueryDocument,
    "\n  query FlowTablesColumns($tables: [String!]!) {\n    dataLakeTablesColumns(tables: $tables) { id columns { name type description paths members } }\n  }\n": types.FlowTablesColumnsDocument,
    "\n  query FlowValues($input: SearchInput!, $key: String!) {\n    fieldSummary(input: $input, key: $key) { top { value } }\n  }\n": types.FlowValuesDocument,
    "\n  query SearchHistory($input: DataLakeQueriesInput) {\n    dataLakeQueries(input: $input) {\n      pageInfo { hasNextPage endCursor }\n      edges {\n        node {\n          id kind sql language name status message isScheduled startedAt resultsUntil\n          issuedBy {\n            __typename\n            ... on User { id givenName familyName email }\n            ... on APIToken { id name }\n          }\n          metadata { databases tables startTime endTime relativeTime limit sortDirection simpleSearchQueryFilter }\n          stats { bytesScanned executionTime rowCount }\n        }\n      }\n    }\n  }\n": types.SearchHistoryDocument,
    "\n  mutation ExecuteIndicatorSearch($input: ExecuteIndicatorSearchQueryInput!) {\n    executeIndicatorSearchQuery(input: $input) { id }\n  }\n": types.ExecuteIndicatorSearchDocument,
    "\n  query StatementOfQuery($input: ExecuteDataLakeQueryInput!) {\n    checkDataLakeQuery(input: $input) { sql problem }\n  }\n": types.StatementOfQueryDocument,
    "\n  query ColumnsOfForm($tables: [String!]!) {\n    dataLakeTablesColumns(tables: $tables) { id columns { name type } }\n  }\n": types.ColumnsOfFormDocument,
    "\n  query NotebooksToAddTo { notebooks { id name mayChange } }\n": types.NotebooksToAddToDocument,
    "\n  mutation AddNotebookStep($id: ID!, $step: NotebookStepInput!) { addNotebookStep(id: $id, step: $step) { id name } }\n": types.AddNotebookStepDocument,
    "\n  mutation CreateNotebook($input: SaveNotebookInput!) { saveNotebook(input: $input) { id name } }\n": types.CreateNotebookDocument,
    "\n  query RulesOfLogType($input: DetectionsInput!) {\n    detections(input: $input) {\n      totalCount\n      edges { node { id displayName severity enabled } }\n    }\n  }\n": types.RulesOfLogTypeDocument,
    "\n  query RunHistogram($id: ID!, $buckets: Int!) {\n    dataLakeQuery(id: $id) {\n      histogram(buckets: $buckets) {\n        bucketSeconds total\n        series { table total buckets { at count } }\n      }\n    }\n  }\n": types.RunHistogramDocument,
    "\n  query ScanEstimate($input: ExecuteDataLakeQueryInput!) {\n    checkDataLakeQuery(input: $input) { estimate { rows bytes seconds } }\n  }\n": types.ScanEstimateDocument,
    "\n  mutation KeepChart($input: UpdateQueryUserConfigInput!) {\n    updateQueryUserConfig(input: $input) { queryId chartProperties { chartType propertyId limit sortDirection colorHexes } }\n  }\n": types.KeepChartDocument,
    "\n  mutation ExecuteQuery($input: ExecuteDataLakeQueryInput!) {\n    executeDataLakeQuery(input: $input) { id }\n  }\n": types.ExecuteQueryDocument,
    "\n  mutation CancelQuery($input: CancelDataLakeQueryInput!) {\n    cancelDataLakeQuery(input: $input) { id }\n  }\n": types.CancelQueryDocument,
    "\n  query QueryRun($id: ID!, $results: DataLakeQueryResultsInput) {\n    dataLakeQuery(id: $id) {\n      id sql language status message startedAt\n      annotations { visualize }\n      userConfig { chartProperties { chartType propertyId limit sortDirection colorHexes } }\n      progress { isWaiting rowsRead bytesRead percent }\n      stats { bytesScanned executionTime rowCount }\n      results(input: $results) {\n        edges { node cursor }\n        pageInfo { hasNextPage endCursor }\n        columnInfo { order types }\n        tryAgain isTruncated\n      }\n    }\n  }\n": types.QueryRunDocument,
    "\n  query RunFieldSummary($id: ID!, $key: String!) {\n    dataLakeQuery(id: $id) { fieldSummary(key: $key) { total distinct top { value count } } }\n  }\n": types.RunFieldSummaryDocument,
    "\n  query SavedQueryRuns($name: ID!) {\n    queryRuns(name: $name) {\n      queryName dueAt status attempts startedAt finishedAt rows isTruncated matches error\n    }\n  }\n": types.SavedQueryRunsDocument,
    "\n  query SavedQuery($id: ID!) {\n    savedQuery(id: $id) {\n      id name description tags sqlQuery managed enabled lookbackSeconds hasTimeFilter hasLimit\n      params {\n        language query databases tables startTime endTime relativeTime limit sortDirection simpleSearchQueryFilter\n      }\n      schedule { rateMinutes cronExpression timeoutMinutes }\n      email { recipients sendEmpty preferAttachment }\n      createdBy { id name }\n      lastModified lastModifiedBy { id name }\n      lastRun { queryName dueAt status error }\n    }\n  }\n": types.SavedQueryDocument,
    "\n  query SavedQueries($input: ContentItemsInput!) {\n    savedQueries(input: $input) {\n      edges {\n        node {\n          id name description tags sqlQuery managed enabled lookbackSeconds hasTimeFilter hasLimit\n          params {\n            language query databases tables startTime endTime relativeTime limit sortDirection\n            simpleSearchQueryFilter\n          }\n          schedule { rateMinutes cronExpression timeoutMinutes }\n          email { recipients sendEmpty preferAttachment }\n          createdBy { id name }\n          lastModified lastModifiedBy { id name }\n          lastRun { queryName dueAt status error }\n        }\n      }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n": types.SavedQueriesDocument,
    "\n  mutation CreateSavedQuery($input: SavedQueryInput!) {\n    createSavedQuery(input: $input) { savedQuery { id name } }\n  }\n": types.CreateSavedQueryDocument,
    "\n  mutation UpdateSavedQuery($id: ID!, $input: SavedQueryInput!) {\n    updateSavedQuery(id: $id, input: $input) { savedQuery { id name } }\n  }\n": types.UpdateSavedQueryDocument,
    "\n  mutation DeleteSavedQueries($ids: [ID!]!) {\n    deleteSavedQueries(ids: $ids) { ids }\n  }\n": types.DeleteSavedQueriesDocument,
    "\n  query SqlProblem($input: ExecuteDataLakeQueryInput!) {\n    checkDataLakeQuery(input: $input) { problem }\n  }\n": types.SqlProblemDocument,
    "\n  query SearchTables {\n    dataLakeDatabases {\n      name displayName\n      tables { id displayName logType rows }\n    }\n  }\n": types.SearchTablesDocument,
    "\n  query TableColumns($table: String!) {\n    dataLakeTableColumns(table: $table) { name type description }\n  }\n": types.TableColumnsDocument,
    "\n  query SearchFields($tables: [String!]!) {\n    dataLakeTablesColumns(tables: $tables) { id columns { name type } }\n  }\n": types.SearchFieldsDocument,
    "\n  mutation CreateApiToken($input: CreateAPITokenInput!) {\n    createAPIToken(input: $input) { value token { id name } }\n  }\n": types.CreateApiTokenDocument,
    "\n  query ApiTokens {\n    apiTokens { id name permissions createdAt createdBy expiresAt lastUsedAt }\n  }\n": types.ApiTokensDocument,
    "\n  mutation DeleteApiToken($id: ID!) {\n    deleteAPIToken(id: $id) { id }\n  }\n": types.DeleteApiTokenDocument,
    "\n  query BackgroundWork {\n    recurringWorks { name ...Job }\n    failedMails(input: { pageSize: 1 }) { totalCount }\n  }\n": types.BackgroundWorkDocument,
    "\n  query FailedMails($input: FailedMailsInput!) {\n    failedMails(input: $input) {\n      pageInfo { hasNextPage endCursor }\n      edges { node { id purpose subject recipients error failedAt isRetriable } }\n    }\n  }\n": types.FailedMailsDocument,
    "\n  mutation RetryFailedMail($id: ID!) { retryFailedMail(id: $id) }\n": types.RetryFailedMailDocument,
    "\n  fragment Job on RecurringWork { name title state everySeconds lastRunAt nextRunAt failedAt failure dueCount }\n": types.JobFragmentDoc,
    "\n  query GeneralSettingsPage {\n    generalSettings { pantherVersion mfaRequired scheduledQueriesNeedLimit pharosAIEnabled shouldEmailAlertAssignees hasMailServer }\n  }\n": types.GeneralSettingsPageDocument,
    "\n  mutation UpdateGeneralSettings($input: UpdateGeneralSettingsInput!) {\n    updateGeneralSettings(input: $input) { pantherVersion mfaRequired scheduledQueriesNeedLimit pharosAIEnabled shouldEmailAlertAssignees hasMailServer }\n  }\n": types.UpdateGeneralSettingsDocument,
    "\n  mutation UpdateMailSettings($input: MailSettingsInput!) {\n    updateMailSettings(input: $input) { host }\n  }\n": types.UpdateMailSettingsDocument,
    "\n  query MailSettings {\n    mailSettings { host port security user password fromAddress fromName replyTo allowedRecipientDomains }\n  }\n": types.MailSettingsDocument,
    "\n  mutation RemoveMailSettings {\n    removeMailSettings\n  }\n": types.RemoveMailSettingsDocument,
    "\n  mutation SendTestMail($input: MailSettingsInput) {\n    sendTestMail(input: $input) { success statusCode message to }\n  }\n": types.SendTestMailDocument,
    "\n  mutation DeleteRole($id: ID!) {\n    deleteRole(input: { id: $id }) { id }\n  }\n": types.DeleteRoleDocument,
    "\n  mutation CreateRole($input: CreateRoleInput!) {\n    createRole(input: $input) { role { id } }\n  }\n": types.CreateRoleDocument,
    "\n  mutation UpdateRole($input: UpdateRoleInput!) {\n    updateRole(input: $input) { role { id name permissions updatedAt } }\n  }\n": types.UpdateRoleDocument,
    "\n  query Roles {\n    roles { id name permissions createdAt updatedAt }\n    users { id role { id } }\n  }\n": types.RolesDocument,
    "\n  mutation ResetUserAuthenticator($id: ID!) {\n    resetUserAuthenticator(id: $id) { user { id status } }\n  }\n": types.ResetUserAuthenticatorDocument,
    "\n  mutation RequirePasswordChange($id: ID!) {\n    requirePasswordChange(id: $id) { user { id status } }\n  }\n": types.RequirePasswordChangeDocument,
    "\n  mutation DeleteUser($id: ID!) {\n    deleteUser(id: $id) { id }\n  }\n": types.DeleteUserDocument,
    "\n  mutation UnlockUser($id: ID!) {\n    unlockUser(id: $id) { user { id lockedUntil } }\n  }\n": types.UnlockUserDocument,
    "\n  mutation InviteUser($input: InviteUserInput!) {\n    inviteUser(input: $input) { invitationUrl sentTo user { id } }\n  }\n": types.InviteUserDocument,
    "\n  mutation UpdateUser($input: UpdateUserInput!) {\n    updateUser(input: $input) {\n      user { id email givenName familyName enabled status role { id name } }\n    }\n  }\n": types.UpdateUserDocument,
    "\n  mutation CreatePasswordResetLink($userId: ID!, $showsLink: Boolean) {\n    createPasswordResetLink(userId: $userId, showsLink: $showsLink) { url sentTo user { id } }\n  }\n": types.CreatePasswordResetLinkDocument,
    "\n  query HasMailServer {\n    generalSettings { pantherVersion hasMailServer }\n  }\n": types.HasMailServerDocument,
    "\n  query Users {\n    users {\n      id email givenName familyName status enabled createdAt lastLoggedInAt lockedUntil\n      role { id name }\n    }\n    roles { id name }\n  }\n": types.UsersDocument,
    "\n  query FirstEvent($id: ID!) {\n    source(id: $id) {\n      __typename\n      integrationId\n      integrationLabel\n      lastEventReceivedAtTime\n      lastEventProcessedAtTime\n      counts { received stored failed }\n      ... on S3LogIntegration {\n        queueUrl\n        collectionProblem\n        nextLookAtTime\n        objectCounts { waiting done failed }\n      }\n    }\n  }\n": types.FirstEventDocument,
    "\n  mutation CreateHttpSource($input: CreateHttpSourceInput!) {\n    createHttpSource(input: $input) {\n      secret\n      logSource { ...SavedSource }\n    }\n  }\n": types.CreateHttpSourceDocument,
    "\n  mutation CreateS3Source($input: CreateS3SourceInput!) {\n    createS3Source(input: $input) { logSource { integrationId } }\n  }\n": types.CreateS3SourceDocument,
    "\n  query CustomPullers {\n    pullProviders { id name description isCustom streams { name logTypes } }\n  }\n": types.CustomPullersDocument,
    "\n  fragment BucketSourceFacts on BucketLogSource {\n    noticesFrom\n    objectCounts { waiting done failed }\n    prefixLogTypes { prefix excludedPrefixes }\n    connection {\n      bucketKind: kind address endpoint userProject region accessKeyId logProcessingRole externalId\n      containers tenantId clientId queueEndpoint loginEndpoint\n    }\n  }\n": types.BucketSourceFactsFragmentDoc,
    "\n  mutation CheckBucketConnection($input: CheckBucketConnectionInput!) {\n    checkBucketConnection(input: $input) { checks { name isHealthy message } }\n  }\n": types.CheckBucketConnectionDocument,
    "\n  mutation PreviewBucketObjects($input: PreviewBucketObjectsInput!) {\n    previewBucketObjects(input: $input) { data { s3Key event logType error } }\n  }\n": types.PreviewBucketObjectsDocument,
    "\n  fragment BucketSourceSettings on BucketLogSource {\n    integrationId\n    integrationLabel\n    logTypes\n    logStreamType\n    logStreamTypeOptions { jsonArrayEnvelopeField xmlRootElement }\n    revision\n    prefixLogTypes { prefix logTypes excludedPrefixes }\n    connection {\n      bucketKind: kind bucket endpoint projectId subscriptionId userProject\n      region accessKeyId logProcessingRole externalId queueUrl\n      storageAccount containers queueName tenantId clientId queueEndpoint loginEndpoint\n    }\n  }\n": types.BucketSourceSettingsFragmentDoc,
    "\n  mutation UpdateBucketSource($input: UpdateBucketSourceInput!) {\n    updateBucketSource(input: $input) {\n      logSource { ...BucketSourceSettings health collectionProblem }\n    }\n  }\n": types.UpdateBucketSourceDocument,
    "\n  mutation CreateBucketSource($input: CreateBucketSourceInput!) {\n    createBucketSource(input: $input) { logSource { integrationId integrationLabel } }\n  }\n": types.CreateBucketSourceDocument,
    "\n  query BucketBackfill($id: ID!) {\n    source(id: $id) {\n      integrationId\n      ... on BucketCollection {\n        noticesFrom\n        collectionProblem\n        backfill {\n          id state modifiedSince bytesPerSecond listedKeys isListed bytes bytesWaiting createdAt createdBy endedAt\n          counts { waiting done failed }\n        }\n      }\n    }\n  }\n": types.BucketBackfillDocument,
    "\n  mutation StartBucketBackfill($input: StartBucketBackfillInput!) {\n    startBucketBackfill(input: $input) { backfill { id state } }\n  }\n": types.StartBucketBackfillDocument,
    "\n  mutation ChangeBucketBackfill($input: ChangeBucketBackfillInput!) {\n    changeBucketBackfill(input: $input) { backfill { id state bytesPerSecond } }\n  }\n": types.ChangeBucketBackfillDocument,
    "\n  fragment BucketFacts on S3LogIntegration {\n    s3Bucket\n    region\n    endpoint\n    queueUrl\n    accessKeyId\n    logProcessingRole\n    externalId\n    awsAccountId\n    kmsKey\n    objectCounts { waiting done failed }\n    s3PrefixLogTypes { prefix excludedPrefixes }\n  }\n": types.BucketFactsFragmentDoc,
    "\n  query BucketObjects($id: ID!, $state: BucketObjectState!, $cursor: String, $pageSize: Int!) {\n    source(id: $id) {\n      integrationId\n      ... on BucketCollection {\n        objectCounts { waiting done failed }\n        objects(state: $state, cursor: $cursor, pageSize: $pageSize) {\n          nodes { id key bytes state reason foundAt endedAt }\n          pageInfo { hasNextPage endCursor }\n        }\n      }\n    }\n  }\n": types.BucketObjectsDocument,
    "\n  mutation RetryBucketObjects($input: RetryBucketObjectsInput!) {\n    retryBucketObjects(input: $input) { retried }\n  }\n": types.RetryBucketObjectsDocument,
    "\n  fragment CollectionProblem on BucketCollection {\n    ... on LogSource { enabled health }\n    collectionProblem\n    nextLookAtTime\n  }\n": types.CollectionProblemFragmentDoc,
    "\n  query FailureReasons($sourceId: ID!) {\n    failureReasons(sourceId: $sourceId) { reason logType count lastAt }\n  }\n": types.FailureReasonsDocument,
    "\n  fragment LagAlarm on LogSource {\n    integrationId\n    logsWaitingSinceTime\n    lagAlarm { minutesThreshold state }\n  }\n": types.LagAlarmFragmentDoc,
    "\n  mutation SetLagAlarm($input: SetLagAlarmInput!) {\n    setLagAlarm(input: $input) {\n      logSource { integrationId lagAlarm { minutesThreshold state } }\n    }\n  }\n": types.SetLagAlarmDocument,
    "\n  fragment NoDataAlarm on LogSource {\n    integrationId\n    noDataAlarm { minutesThreshold state }\n  }\n": types.NoDataAlarmFragmentDoc,
    "\n  query SuggestedNoDataMinutes($sourceId: ID!) { suggestedNoDataMinutes(sourceId: $sourceId) }\n": types.SuggestedNoDataMinutesDocument,
    "\n  mutation SetNoDataAlarm($input: SetNoDataAlarmInput!) {\n    setNoDataAlarm(input: $input) {\n      logSource { integrationId health noDataAlarm { minutesThreshold state } }\n    }\n  }\n": types.SetNoDataAlarmDocument,
    "\n  query RawPreview($input: ViewBucketDataInput!) {\n    viewBucketData(input: $input) {\n      data { s3Key event logType error }\n      pageInfo { hasNextPage paginationToken }\n    }\n  }\n": types.RawPreviewDocument,
    "\n  query ObjectPreview($input: ViewBucketDataInput!) {\n    viewBucketData(input: $input) {\n      data { s3Key event logType error }\n    }\n  }\n": types.ObjectPreviewDocument,
    "\n  fragment SecretExpiry on LogSource {\n    integrationId\n    enabled\n    secretExpiresAt\n  }\n": types.SecretExpiryFragmentDoc,
    "\n  mutation SetSecretExpiry($input: SetSecretExpiryInput!) {\n    setSecretExpiry(input: $input) {\n      logSource { integrationId secretExpiresAt problem }\n    }\n  }\n": types.SetSecretExpiryDocument,
    "\n  fragment SourceActions on LogSource {\n    __typename\n    integrationId\n    integrationLabel\n    enabled\n    revision\n    logTypes\n    logStreamType\n    logStreamTypeOptions { jsonArrayEnvelopeField xmlRootElement }\n    ... on HttpLogSource { auth { method headerName algorithm username } }\n  }\n": types.SourceActionsFragmentDoc,
    "\n  mutation ToggleHttpSource($input: UpdateHttpSourceInput!) {\n    updateHttpSource(input: $input) {\n      logSource { integrationId enabled health revision }\n    }\n  }\n": types.ToggleHttpSourceDocument,
    "\n  mutation TogglePullSource($input: UpdatePullSourceInput!) {\n    updatePullSource(input: $input) {\n      logSource { integrationId enabled health revision }\n    }\n  }\n": types.TogglePullSourceDocument,
    "\n  mutation ToggleS3Source($input: UpdateS3SourceInput!) {\n    updateS3Source(input: $input) {\n      logSource { integrationId enabled health revision }\n    }\n  }\n": types.ToggleS3SourceDocument,
    "\n  mutation ToggleSyslogSource($input: UpdateSyslogSourceInput!) {\n    updateSyslogSource(input: $input) {\n      logSource { integrationId enabled health revision }\n    }\n  }\n": types.ToggleSyslogSourceDocument,
    "\n  mutation ToggleQueueSource($input: UpdateQueueSourceInput!) {\n    updateQueueSource(input: $input) {\n      logSource { integrationId enabled health revision }\n    }\n  }\n": types.ToggleQueueSourceDocument,
    "\n  mutation ToggleBucketSource($input: UpdateBucketSourceInput!) {\n    updateBucketSource(input: $input) {\n      logSource { integrationId enabled health revision }\n    }\n  }\n": types.ToggleBucketSourceDocument,
    "\n  mutation DeleteSource($input: DeleteSourceInput!) {\n    deleteSource(input: $input) { id }\n  }\n": types.DeleteSourceDocument,
    "\n  fragment SourceAddress on HttpLogSource {\n    curl\n    ingestUrl\n    auth { method }\n  }\n": types.SourceAddressFragmentDoc,
    "\n  fragment SourceDataSubject on LogSource {\n    __typename\n    integrationId\n    logTypes\n    health\n    counts { received failed }\n    noDataAlarm { minutesThreshold state }\n    ... on BucketCollection { objectCounts { failed } }\n    ... on QueueLogSource { messageCounts { failed } }\n  }\n": types.SourceDataSubjectFragmentDoc,
    "\n  fragment SourceFacts on LogSource {\n    __typename\n    logTypes\n    logStreamType\n    logStreamTypeOptions { jsonArrayEnvelopeField xmlRootElement }\n    ... on HttpLogSource { auth { method headerName algorithm username } }\n    ... on S3LogIntegration { ...BucketFacts }\n    ... on BucketLogSource { ...BucketSourceFacts }\n    ... on QueueLogSource { ...QueueFacts }\n    ...NoDataAlarm\n    ...LagAlarm\n    ...SecretExpiry\n    createdAtTime\n    createdBy { name }\n    lastModified\n  }\n": types.SourceFactsFragmentDoc,
    "\n  query SourceFailures($id: ID!, $cursor: String, $pageSize: Int!) {\n    source(id: $id) {\n      integrationId\n      failures(cursor: $cursor, pageSize: $pageSize) {\n        nodes { id at reason logType raw }\n        pageInfo { hasNextPage endCursor }\n      }\n    }\n  }\n": types.SourceFailuresDocument,
    "\n  fragment SourceHeader on LogSource {\n    integrationId\n    integrationLabel\n    integrationType\n    health\n    problem\n    counts { received failed dropped }\n    noDataAlarm { minutesThreshold state }\n    lastEventReceivedAtTime\n    ...SourceActions\n  }\n": types.SourceHeaderFragmentDoc,
    "\n  query Source($id: ID!) {\n    source(id: $id) {\n      __typename\n      integrationId\n      integrationLabel\n      createdAtTime\n      lastEventReceivedAtTime\n      ...SourceHeader\n      ... on HttpLogSource { ...SourceAddress }\n      ... on SyslogLogSource { ...SyslogListening }\n      ... on BucketCollection { ...CollectionProblem }\n      ... on QueueLogSource { ...QueueProblem }\n      ... on PullLogSource { ...PullState }\n      ...SourceFacts\n      ...SourceDataSubject\n    }\n  }\n": types.SourceDocument,
    "\n  query SourceVolume($id: ID!, $since: DateTime!, $until: DateTime!, $buckets: Int!) {\n    source(id: $id) {\n      integrationId\n      volume(since: $since, until: $until, buckets: $buckets) {\n        at\n        counts { received stored failed dropped repeated bytes isBalanced }\n      }\n    }\n  }\n": types.SourceVolumeDocument,
    "\n  mutation ReprocessFailures($input: ReprocessFailuresInput!) {\n    reprocessFailures(input: $input) { receiptId status }\n  }\n": types.ReprocessFailuresDocument,
    "\n  query FailureReprocessings($sourceId: ID!) {\n    failureReprocessings(sourceId: $sourceId) { receiptId status error tried stored failed reason startedAt }\n  }\n": types.FailureReprocessingsDocument,
    "\n  fragment S3SourceSettings on S3LogIntegration {\n    integrationId\n    integrationLabel\n    logTypes\n    logStreamType\n    logStreamTypeOptions { jsonArrayEnvelopeField xmlRootElement }\n    s3Bucket\n    region\n    endpoint\n    queueUrl\n    accessKeyId\n    logProcessingRole\n    externalId\n    awsAccountId\n    kmsKey\n    s3PrefixLogTypes { prefix logTypes excludedPrefixes }\n  }\n": types.S3SourceSettingsFragmentDoc,
    "\n  mutation UpdateS3Source($input: UpdateS3SourceInput!) {\n    updateS3Source(input: $input) {\n      logSource { ...S3SourceSettings health collectionProblem }\n    }\n  }\n": types.UpdateS3SourceDocument,
    "\n  query EditedSource($id: ID!) {\n    source(id: $id) {\n      __typename\n      integrationLabel\n      ... on HttpLogSource { ...EditedHttpSource }\n      ... on SyslogLogSource { ...EditedSyslogSource }\n      ... on S3LogIntegration { ...S3SourceSettings }\n      ... on QueueLogSource { ...QueueSourceSettings }\n      ... on BucketLogSource { ...BucketSourceSettings }\n    }\n  }\n": types.EditedSourceDocument,
    "\n  fragment EditedHttpSource on HttpLogSource {\n    integrationId integrationLabel logTypes logStreamType enabled revision\n    logStreamTypeOptions { jsonArrayEnvelopeField xmlRootElement }\n    auth { method headerName algorithm username }\n  }\n": types.EditedHttpSourceFragmentDoc,
    "\n  mutation UpdateHttpSource($input: UpdateHttpSourceInput!) {\n    updateHttpSource(input: $input) {\n      secret\n      logSource {\n        ...SavedSource\n        logTypes logStreamType enabled revision health\n        logStreamTypeOptions { jsonArrayEnvelopeField xmlRootElement }\n        auth { method headerName algorithm username }\n      }\n    }\n  }\n": types.UpdateHttpSourceDocument,
    "\n  query AwsAccessSetup { s3Setup { hasDeploymentIdentity isRoleOptional } }\n": types.AwsAccessSetupDocument,
    "\n  query LogTypes {\n    schemas(input: { isArchived: false }) { edges { node { name } } }\n  }\n": types.LogTypesDocument,
    "\n  mutation CheckS3Connection($input: CheckS3ConnectionInput!) {\n    checkS3Connection(input: $input) { checks { name isHealthy message } }\n  }\n": types.CheckS3ConnectionDocument,
    "\n  mutation PreviewS3Objects($input: PreviewS3ObjectsInput!) {\n    previewS3Objects(input: $input) { data { s3Key event logType error } }\n  }\n": types.PreviewS3ObjectsDocument,
    "\n  mutation FindS3Principal($input: FindS3PrincipalInput!) {\n    findS3Principal(input: $input) { arn }\n  }\n": types.FindS3PrincipalDocument,
    "\n  query SourceList($since: DateTime!, $until: DateTime!, $buckets: Int!, $input: SourcesInput!) {\n    sources(input: $input) {\n      edges {\n        node {\n          integrationId integrationLabel logTypes logStreamType health problem\n          createdAtTime createdBy { name } lastEventReceivedAtTime\n          noDataAlarm { minutesThreshold state }\n          counts { received stored failed dropped repeated bytes isBalanced }\n          volume(since: $since, until: $until, buckets: $buckets) { at counts { received } }\n        }\n      }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n": types.SourceListDocument,
    "\n  query PullerList {\n    pullers { provider name description logTypes revision updatedAt updatedBy logSources { integrationId integrationLabel } }\n  }\n": types.PullerListDocument,
    "\n  query EditedPuller($provider: ID!) {\n    puller(provider: $provider) { provider name text revision logSources { integrationId integrationLabel } }\n  }\n": types.EditedPullerDocument,
    "\n  query CopiedProvider($id: ID!) {\n    pullProvider(id: $id) { id name definition }\n  }\n": types.CopiedProviderDocument,
    "\n  query ShippedProviders {\n    pullProviders { id name isCustom }\n  }\n": types.ShippedProvidersDocument,
    "\n  query CheckPuller($input: CheckPullerInput!) {\n    checkPuller(input: $input) {\n      problems { line column message }\n      provider { id ...PullProviderForm }\n    }\n  }\n": types.CheckPullerDocument,
    "\n  mutation SavePuller($input: SavePullerInput!) {\n    savePuller(input: $input) { puller { provider name text revision } }\n  }\n": types.SavePullerDocument,
    "\n  mutation DeletePuller($input: DeletePullerInput!) {\n    deletePuller(input: $input) { provider }\n  }\n": types.DeletePullerDocument,
    "\n  mutation CheckPullConnection($input: CheckPullConnectionInput!) {\n    checkPullConnection(input: $input) {\n      checks {\n        stream isHealthy message events\n        samples { raw logType parsed failure }\n        exchanges {\n          method url requestBody status responseBody\n          requestHeaders { name value }\n          responseHeaders { name value }\n        }\n      }\n    }\n  }\n": types.CheckPullConnectionDocument,
    "\n  query EditedPullSource($id: ID!) {\n    source(id: $id) {\n      __typename\n      integrationId\n      integrationLabel\n      revision\n      ... on PullLogSource {\n        authentication\n        chosenStreams\n        values { name values }\n        provider { id ...PullProviderForm }\n      }\n    }\n  }\n": types.EditedPullSourceDocument,
    "\n  mutation UpdatePullSource($input: UpdatePullSourceInput!) {\n    updatePullSource(input: $input) {\n      logSource {\n        integrationId integrationLabel logTypes enabled health revision authentication chosenStreams\n        values { name values }\n        ...PullState\n      }\n    }\n  }\n": types.UpdatePullSourceDocument,
    "\n  query PullProviders {\n    pullProviders { id ...PullProviderForm }\n  }\n": types.PullProvidersDocument,
    "\n  mutation CreatePullSource($input: CreatePullSourceInput!) {\n    createPullSource(input: $input) { logSource { integrationId integrationLabel } }\n  }\n": types.CreatePullSourceDocument,
    "\n  fragment PullProviderForm on PullProvider {\n    id\n    isCustom\n    name\n    description\n    documentationUrl\n    redirectUrl\n    permissions { help text }\n    fields { name label type help isOptional isMultiline default options { value label } }\n    authentications { id label uses needsAuthorization }\n    streams { name label logTypes requires isOptional }\n  }\n": types.PullProviderFormFragmentDoc,
    "\n  fragment PullState on PullLogSource {\n    integrationId\n    enabled\n    provider { id name }\n    needsAuthorization\n    authorizedAt\n    pullProblem { kind message retryAt }\n    streams {\n      id label partition logTypes lastPollAt nextPollAt readUpTo cursor newestEventAt lagSeconds events repeated\n      problem { kind message since retryAt }\n    }\n  }\n": types.PullStateFragmentDoc,
    "\n  mutation PullNow($input: PullNowInput!) {\n    pullNow(input: $input) { logSource { integrationId ...PullState } }\n  }\n": types.PullNowDocument,
    "\n  mutation AuthorizePullSource($input: AuthorizePullSourceInput!) {\n    authorizePullSource(input: $input) { url }\n  }\n": types.AuthorizePullSourceDocument,
    "\n  fragment QueueSourceSettings on QueueLogSource {\n    integrationId\n    integrationLabel\n    logTypes\n    logStreamType\n    logStreamTypeOptions { jsonArrayEnvelopeField xmlRootElement }\n    revision\n    connection {\n      kind queueUrl region accessKeyId logProcessingRole externalId\n      projectId subscriptionId regionalEndpoint endpoint\n      brokers topics groupId usesTls certificateAuthority mechanism username startAt\n    }\n  }\n": types.QueueSourceSettingsFragmentDoc,
    "\n  mutation UpdateQueueSource($input: UpdateQueueSourceInput!) {\n    updateQueueSource(input: $input) {\n      logSource { ...QueueSourceSettings health collectionProblem }\n    }\n  }\n": types.UpdateQueueSourceDocument,
    "\n  query FailedMessages($id: ID!, $cursor: String, $pageSize: Int!) {\n    source(id: $id) {\n      integrationId\n      ... on QueueLogSource {\n        messageCounts { inFlight failed retryable }\n        failedMessages(cursor: $cursor, pageSize: $pageSize) {\n          nodes { id messageId messages bytes reason receivedAt }\n          pageInfo { hasNextPage endCursor }\n        }\n      }\n    }\n  }\n": types.FailedMessagesDocument,
    "\n  mutation RetryFailedMessages($input: FailedMessagesInput!) {\n    retryFailedMessages(input: $input) { messages }\n  }\n": types.RetryFailedMessagesDocument,
    "\n  mutation DeleteFailedMessages($input: FailedMessagesInput!) {\n    deleteFailedMessages(input: $input) { messages }\n  }\n": types.DeleteFailedMessagesDocument,
    "\n  mutation CreateQueueSource($input: CreateQueueSourceInput!) {\n    createQueueSource(input: $input) { logSource { integrationId integrationLabel } }\n  }\n": types.CreateQueueSourceDocument,
    "\n  fragment QueueFacts on QueueLogSource {\n    connection {\n      kind queueUrl region accessKeyId logProcessingRole externalId\n      projectId subscriptionId regionalEndpoint endpoint\n      brokers topics groupId usesTls mechanism username\n    }\n    lastPollAtTime\n    waitingMessages\n    topicLags { topic partitions messages }\n    repeatedMessages\n    messageCounts { inFlight failed }\n  }\n": types.QueueFactsFragmentDoc,
    "\n  fragment QueueProblem on QueueLogSource {\n    enabled\n    health\n    collectionProblem\n    nextPollAtTime\n  }\n": types.QueueProblemFragmentDoc,
    "\n  mutation CheckQueueConnection($input: CheckQueueConnectionInput!) {\n    checkQueueConnection(input: $input) { checks { name isHealthy message } }\n  }\n": types.CheckQueueConnectionDocument,
    "\n  fragment SavedSource on HttpLogSource {\n    integrationId\n    integrationLabel\n    ingestUrl\n    curl\n  }\n": types.SavedSourceFragmentDoc,
    "\n  fragment EditedSyslogSource on SyslogLogSource {\n    integrationId integrationLabel logTypes revision protocols port networks idleMinutes\n    tls { certificate clientCheck clientAuthorities clientFingerprints }\n  }\n": types.EditedSyslogSourceFragmentDoc,
    "\n  mutation UpdateSyslogSource($input: UpdateSyslogSourceInput!) {\n    updateSyslogSource(input: $input) {\n      logSource {\n        integrationId integrationLabel logTypes revision protocols port networks idleMinutes\n        tls { certificate clientCheck clientAuthorities clientFingerprints }\n      }\n    }\n  }\n": types.UpdateSyslogSourceDocument,
    "\n  mutation CreateSyslogSource($input: CreateSyslogSourceInput!) {\n    createSyslogSource(input: $input) { logSource { integrationId integrationLabel } }\n  }\n": types.CreateSyslogSourceDocument,
    "\n  fragment SyslogListening on SyslogLogSource {\n    enabled\n    protocols\n    port\n    networks\n    idleMinutes\n    tls { subject fingerprint validTo clientCheck }\n    listeners { process addresses connections problem lastError lastErrorAt lost }\n  }\n": types.SyslogListeningFragmentDoc,
    "\n  mutation ExecuteToRead($input: ExecuteDataLakeQueryInput!) {\n    executeDataLakeQuery(input: $input) { id }\n  }\n": types.ExecuteToReadDocument,
    "\n  mutation CancelReading($input: CancelDataLakeQueryInput!) {\n    cancelDataLakeQuery(input: $input) { id }\n  }\n": types.CancelReadingDocument,
    "\n  query ReadRows($id: ID!, $input: DataLakeQueryResultsInput!) {\n    dataLakeQuery(id: $id) {\n      status message\n      results(input: $input) { edges { node } pageInfo { hasNextPage endCursor } }\n    }\n  }\n": types.ReadRowsDocument,
    "\n  query SharingRoles { roles { id name } }\n": types.SharingRolesDocument,
    "\n  query NotificationPreferences {\n    notificationPreferences { topic channels { name enabled } }\n  }\n": types.NotificationPreferencesDocument,
    "\n  mutation PutNotificationPreferences($input: PutNotificationPreferencesInput!) {\n    putNotificationPreferences(input: $input) { topic channels { name enabled } }\n  }\n": types.PutNotificationPreferencesDocument,
    "\n  query Notifications($input: NotificationsInput!) {\n    notifications(input: $input) {\n      edges { cursor node { id topic level title message createdAt readAt archivedAt metadata } }\n      pageInfo { endCursor hasNextPage }\n      unreadCount readCount archivedCount\n    }\n  }\n": types.NotificationsDocument,
    "\n  mutation UpdateNotification($input: UpdateNotificationInput!) {\n    updateNotification(input: $input) { id readAt archivedAt }\n  }\n": types.UpdateNotificationDocument,
    "\n  mutation UpdateUserNotifications($input: UpdateUserNotificationsInput!) {\n    updateUserNotifications(input: $input)\n  }\n": types.UpdateUserNotificationsDocument,
    "\n  query Palette($alerts: AlertsInput!, $detections: DetectionsInput!, $withAlerts: Boolean!, $withDetections: Boolean!) {\n    alerts(input: $alerts) @include(if: $withAlerts) { edges { node { id title severity status } } }\n    detections(input: $detections) @include(if: $withDetections) { edges { node { id kind displayName severity } } }\n  }\n": types.PaletteDocument,
    "\n  mutation UpdateProfile($givenName: String!, $familyName: String!) {\n    updateProfile(givenName: $givenName, familyName: $familyName) { id givenName familyName }\n  }\n": types.UpdateProfileDocument,
    "\n  query ShellConfig {\n    appConfig { version commit customerName dataLakeType publicHTTPIngestDomain processedDataBucketRetentionDays isDemo isSafeMode }\n    viewer { id email givenName familyName roleName permissions hasTotp }\n  }\n": types.ShellConfigDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OpenCases {\n    cases(input: { statuses: [OPEN, IN_PROGRESS], pageSize: 15 }) { edges { node { id title } } totalCount }\n  }\n"): (typeof documents)["\n  query OpenCases {\n    cases(input: { statuses: [OPEN, IN_PROGRESS], pageSize: 15 }) { edges { node { id title } } totalCount }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddAlertsToCase($input: CaseAlertsInput!) {\n    addAlertsToCase(input: $input) { addedAlertIds case { id title alertCount openAlertCount updatedAt } }\n  }\n"): (typeof documents)["\n  mutation AddAlertsToCase($input: CaseAlertsInput!) {\n    addAlertsToCase(input: $input) { addedAlertIds case { id title alertCount openAlertCount updatedAt } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddMatchingAlertsToCase($input: MatchingCaseAlertsInput!) {\n    addMatchingAlertsToCase(input: $input) { addedAlertIds case { id title alertCount openAlertCount updatedAt } }\n  }\n"): (typeof documents)["\n  mutation AddMatchingAlertsToCase($input: MatchingCaseAlertsInput!) {\n    addMatchingAlertsToCase(input: $input) { addedAlertIds case { id title alertCount openAlertCount updatedAt } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TakeAlertsOutOfCase($input: CaseAlertsInput!) {\n    removeAlertsFromCase(input: $input) { case { id title alertCount openAlertCount updatedAt } }\n  }\n"): (typeof documents)["\n  mutation TakeAlertsOutOfCase($input: CaseAlertsInput!) {\n    removeAlertsFromCase(input: $input) { case { id title alertCount openAlertCount updatedAt } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AlertCases($id: ID!) {\n    alert(id: $id) { id cases { id title status } }\n  }\n"): (typeof documents)["\n  query AlertCases($id: ID!) {\n    alert(id: $id) { id cases { id title status } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateCase($input: CreateCaseInput!) {\n    createCase(input: $input) { case { id } }\n  }\n"): (typeof documents)["\n  mutation CreateCase($input: CreateCaseInput!) {\n    createCase(input: $input) { case { id } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AlertContext on Alert {\n    context\n  }\n"): (typeof documents)["\n  fragment AlertContext on Alert {\n    context\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SearchedAlert($id: ID!) { alert(id: $id) { id type subtype logTypes } }\n"): (typeof documents)["\n  query SearchedAlert($id: ID!) { alert(id: $id) { id type subtype logTypes } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AlertEventsSubject on Alert {\n    id\n    type\n    subtype\n    eventCount\n    logTypes\n    detection { id kind }\n  }\n"): (typeof documents)["\n  fragment AlertEventsSubject on Alert {\n    id\n    type\n    subtype\n    eventCount\n    logTypes\n    detection { id kind }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AlertFacts on Alert {\n    id\n    subtype\n    eventCount\n    dedupString\n    createdAt\n    firstEventMatchedAt\n    lastReceivedEventAt\n    logTypes\n    sources { id label }\n    resources { id name }\n    detection { id ... on Rule { threshold dedupPeriodMinutes } }\n  }\n"): (typeof documents)["\n  fragment AlertFacts on Alert {\n    id\n    subtype\n    eventCount\n    dedupString\n    createdAt\n    firstEventMatchedAt\n    lastReceivedEventAt\n    logTypes\n    sources { id label }\n    resources { id name }\n    detection { id ... on Rule { threshold dedupPeriodMinutes } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AlertEventTimes($id: ID!) {\n    alert(id: $id) { id eventTimes { first last } }\n  }\n"): (typeof documents)["\n  query AlertEventTimes($id: ID!) {\n    alert(id: $id) { id eventTimes { first last } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AlertHeader on Alert {\n    id\n    title\n    subtype\n    status\n    outcome\n    outcomeReason\n    snoozedUntil\n    severity\n    createdAt\n    ruleId\n    detection { id kind displayName }\n    origin { __typename ... on SystemError { type relatedComponent } }\n    assignee { id givenName familyName email }\n    isHiddenFromAssignee\n  }\n"): (typeof documents)["\n  fragment AlertHeader on Alert {\n    id\n    title\n    subtype\n    status\n    outcome\n    outcomeReason\n    snoozedUntil\n    severity\n    createdAt\n    ruleId\n    detection { id kind displayName }\n    origin { __typename ... on SystemError { type relatedComponent } }\n    assignee { id givenName familyName email }\n    isHiddenFromAssignee\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AlertHistory($id: ID!) {\n    alert(id: $id) {\n      id\n      history { id type at from to outcome comment editedAt actor { id name kind } }\n    }\n  }\n"): (typeof documents)["\n  query AlertHistory($id: ID!) {\n    alert(id: $id) {\n      id\n      history { id type at from to outcome comment editedAt actor { id name kind } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateAlertComment($input: CreateAlertCommentInput!) {\n    createAlertComment(input: $input) {\n      alert {\n        id\n        history { id type at from to outcome comment editedAt actor { id name kind } }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CreateAlertComment($input: CreateAlertCommentInput!) {\n    createAlertComment(input: $input) {\n      alert {\n        id\n        history { id type at from to outcome comment editedAt actor { id name kind } }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Alert($id: ID!) {\n    alert(id: $id) {\n      id\n      title\n      eventCount\n      ...AlertHeader\n      ...AlertSummary\n      ...AlertContext\n      ...AlertEntitiesSubject\n      ...SimilarAlertsSubject\n      ...AlertTimelineSubject\n      ...AlertFacts\n      ...AlertEventsSubject\n    }\n  }\n"): (typeof documents)["\n  query Alert($id: ID!) {\n    alert(id: $id) {\n      id\n      title\n      eventCount\n      ...AlertHeader\n      ...AlertSummary\n      ...AlertContext\n      ...AlertEntitiesSubject\n      ...SimilarAlertsSubject\n      ...AlertTimelineSubject\n      ...AlertFacts\n      ...AlertEventsSubject\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AlertSummary on Alert {\n    description\n    runbook\n    reference\n    tags\n    ...AlertRunbook\n    detection { id reports { key values } }\n  }\n"): (typeof documents)["\n  fragment AlertSummary on Alert {\n    description\n    runbook\n    reference\n    tags\n    ...AlertRunbook\n    detection { id reports { key values } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AlertEvents($id: ID!, $cursor: String, $pageSize: Int!) {\n    alert(id: $id) {\n      id\n      events(cursor: $cursor, pageSize: $pageSize) {\n        nodes\n        pageInfo { hasNextPage endCursor }\n      }\n    }\n  }\n"): (typeof documents)["\n  query AlertEvents($id: ID!, $cursor: String, $pageSize: Int!) {\n    alert(id: $id) {\n      id\n      events(cursor: $cursor, pageSize: $pageSize) {\n        nodes\n        pageInfo { hasNextPage endCursor }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AlertEntitiesSubject on Alert {\n    id\n  }\n"): (typeof documents)["\n  fragment AlertEntitiesSubject on Alert {\n    id\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AlertEntities($id: ID!) {\n    alert(id: $id) {\n      id\n      entities {\n        field\n        value\n        eventCount\n        relatedAlertCount\n        relatedAlerts { id title severity status outcome createdAt }\n      }\n    }\n  }\n"): (typeof documents)["\n  query AlertEntities($id: ID!) {\n    alert(id: $id) {\n      id\n      entities {\n        field\n        value\n        eventCount\n        relatedAlertCount\n        relatedAlerts { id title severity status outcome createdAt }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AlertEntitySightings($id: ID!) {\n    alert(id: $id) {\n      id\n      entitySightings { field value eventCount firstAt lastAt isNew }\n    }\n  }\n"): (typeof documents)["\n  query AlertEntitySightings($id: ID!) {\n    alert(id: $id) {\n      id\n      entitySightings { field value eventCount firstAt lastAt isNew }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeMatchingAlerts($input: ChangeMatchingAlertsInput!) { changeMatchingAlerts(input: $input) { id } }\n"): (typeof documents)["\n  mutation ChangeMatchingAlerts($input: ChangeMatchingAlertsInput!) { changeMatchingAlerts(input: $input) { id } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelMatchingChange($id: ID!) { cancelMatchingChange(id: $id) { id state } }\n"): (typeof documents)["\n  mutation CancelMatchingChange($id: ID!) { cancelMatchingChange(id: $id) { id state } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UndoMatchingChange($id: ID!) { undoMatchingChange(id: $id) { id } }\n"): (typeof documents)["\n  mutation UndoMatchingChange($id: ID!) { undoMatchingChange(id: $id) { id } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AlertGroups($input: AlertGroupsInput!) {\n    alertGroups(input: $input) {\n      totalCount\n      pageInfo { hasNextPage endCursor }\n      edges {\n        node {\n          key count openCount severity newestAt\n          entity { field value }\n          detection { id displayName }\n          assignees { id givenName familyName email }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query AlertGroups($input: AlertGroupsInput!) {\n    alertGroups(input: $input) {\n      totalCount\n      pageInfo { hasNextPage endCursor }\n      edges {\n        node {\n          key count openCount severity newestAt\n          entity { field value }\n          detection { id displayName }\n          assignees { id givenName familyName email }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AlertList($input: AlertsInput!) {\n    alerts(input: $input) {\n      totalCount\n      pageInfo { hasNextPage endCursor }\n      edges {\n        node {\n          id subtype status outcome outcomeReason snoozedUntil severity title eventCount createdAt lastReceivedEventAt updatedAt logTypes ruleId tags\n          sources { id label }\n          detection { id kind displayName }\n          assignee { id givenName familyName email }\n          cases { id title status }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query AlertList($input: AlertsInput!) {\n    alerts(input: $input) {\n      totalCount\n      pageInfo { hasNextPage endCursor }\n      edges {\n        node {\n          id subtype status outcome outcomeReason snoozedUntil severity title eventCount createdAt lastReceivedEventAt updatedAt logTypes ruleId tags\n          sources { id label }\n          detection { id kind displayName }\n          assignee { id givenName familyName email }\n          cases { id title status }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AlertSourceChoices($input: SourcesInput!) {\n    sources(input: $input) {\n      edges { node { integrationId integrationLabel } }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n"): (typeof documents)["\n  query AlertSourceChoices($input: SourcesInput!) {\n    sources(input: $input) {\n      edges { node { integrationId integrationLabel } }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AlertLogTypeChoices {\n    schemas(input: { isInUse: true }) { edges { node { name } } }\n  }\n"): (typeof documents)["\n  query AlertLogTypeChoices {\n    schemas(input: { isInUse: true }) { edges { node { name } } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MatchingChanges {\n    matchingChanges {\n      id kind state error isOwn actor { id name } status assignee { id givenName familyName email }\n      total looked changed hiddenFromAssignee\n    }\n  }\n"): (typeof documents)["\n  query MatchingChanges {\n    matchingChanges {\n      id kind state error isOwn actor { id name } status assignee { id givenName familyName email }\n      total looked changed hiddenFromAssignee\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShownAlerts($ids: [ID!]!) {\n    alertsById(ids: $ids) {\n      id status outcome outcomeReason snoozedUntil eventCount lastReceivedEventAt updatedAt logTypes\n      assignee { id givenName familyName email }\n      cases { id title status }\n    }\n  }\n"): (typeof documents)["\n  query ShownAlerts($ids: [ID!]!) {\n    alertsById(ids: $ids) {\n      id status outcome outcomeReason snoozedUntil eventCount lastReceivedEventAt updatedAt logTypes\n      assignee { id givenName familyName email }\n      cases { id title status }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AlertRunbook on Alert {\n    id\n    runbook\n    runbookTicks { step actor { name } at }\n  }\n"): (typeof documents)["\n  fragment AlertRunbook on Alert {\n    id\n    runbook\n    runbookTicks { step actor { name } at }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TickRunbookStep($input: TickRunbookStepInput!) {\n    tickRunbookStep(input: $input) { alert { ...AlertRunbook } }\n  }\n"): (typeof documents)["\n  mutation TickRunbookStep($input: TickRunbookStepInput!) {\n    tickRunbookStep(input: $input) { alert { ...AlertRunbook } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SimilarAlertsSubject on Alert {\n    id\n    type\n    subtype\n    createdAt\n    ruleId\n  }\n"): (typeof documents)["\n  fragment SimilarAlertsSubject on Alert {\n    id\n    type\n    subtype\n    createdAt\n    ruleId\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SimilarAlerts($id: ID!) {\n    alert(id: $id) {\n      id\n      similarAlerts {\n        since\n        outcomes { truePositives benignTruePositives falsePositives duplicates tests withoutOutcome unfinished }\n        alerts {\n          id title status outcome outcomeReason createdAt isSameGroup sharedValues\n          endedBy { id name kind }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query SimilarAlerts($id: ID!) {\n    alert(id: $id) {\n      id\n      similarAlerts {\n        since\n        outcomes { truePositives benignTruePositives falsePositives duplicates tests withoutOutcome unfinished }\n        alerts {\n          id title status outcome outcomeReason createdAt isSameGroup sharedValues\n          endedBy { id name kind }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AlertTimelineSubject on Alert {\n    id\n    type\n    createdAt\n  }\n"): (typeof documents)["\n  fragment AlertTimelineSubject on Alert {\n    id\n    type\n    createdAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AlertTimeline($id: ID!) {\n    alert(id: $id) {\n      id\n      timeline {\n        from to bucketMs alertCount\n        events { first last count }\n        alerts { id title severity status outcome at entities { field value } }\n        crowdedEntities { field value }\n      }\n    }\n  }\n"): (typeof documents)["\n  query AlertTimeline($id: ID!) {\n    alert(id: $id) {\n      id\n      timeline {\n        from to bucketMs alertCount\n        events { first last count }\n        alerts { id title severity status outcome at entities { field value } }\n        crowdedEntities { field value }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateAlertStatus($input: UpdateAlertStatusByIdInput!) {\n    updateAlertStatusById(input: $input) { alerts { id status outcome outcomeReason updatedAt } }\n  }\n"): (typeof documents)["\n  mutation UpdateAlertStatus($input: UpdateAlertStatusByIdInput!) {\n    updateAlertStatusById(input: $input) { alerts { id status outcome outcomeReason updatedAt } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateAlertsAssignee($input: UpdateAlertsAssigneeByIdInput!) {\n    updateAlertsAssigneeById(input: $input) {\n      alerts { id updatedAt assignee { id givenName familyName email } isHiddenFromAssignee }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateAlertsAssignee($input: UpdateAlertsAssigneeByIdInput!) {\n    updateAlertsAssigneeById(input: $input) {\n      alerts { id updatedAt assignee { id givenName familyName email } isHiddenFromAssignee }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SnoozeAlerts($input: SnoozeAlertsInput!) {\n    snoozeAlerts(input: $input) { alerts { id updatedAt snoozedUntil } }\n  }\n"): (typeof documents)["\n  mutation SnoozeAlerts($input: SnoozeAlertsInput!) {\n    snoozeAlerts(input: $input) { alerts { id updatedAt snoozedUntil } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Assignees {\n    assignees { id givenName familyName email }\n  }\n"): (typeof documents)["\n  query Assignees {\n    assignees { id givenName familyName email }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveAlertView($input: SaveAlertViewInput!) {\n    saveAlertView(input: $input) { id name }\n  }\n"): (typeof documents)["\n  mutation SaveAlertView($input: SaveAlertViewInput!) {\n    saveAlertView(input: $input) { id name }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AlertViews {\n    alertViews { id name search isShared isOwn owner { id givenName familyName email } }\n  }\n"): (typeof documents)["\n  query AlertViews {\n    alertViews { id name search isShared isOwn owner { id givenName familyName email } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteAlertView($id: ID!) {\n    deleteAlertView(id: $id) { id }\n  }\n"): (typeof documents)["\n  mutation DeleteAlertView($id: ID!) {\n    deleteAlertView(id: $id) { id }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AttackMap($input: AttackMapInput!) {\n    attackMap(input: $input) {\n      receivedLogTypes\n      detections {\n        id kind displayName enabled managed severity logTypes mappings\n        alerts { severity count }\n      }\n    }\n  }\n"): (typeof documents)["\n  query AttackMap($input: AttackMapInput!) {\n    attackMap(input: $input) {\n      receivedLogTypes\n      detections {\n        id kind displayName enabled managed severity logTypes mappings\n        alerts { severity count }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MapDetections($input: MapDetectionsInput!) {\n    mapDetections(input: $input) { ... on DetectionEntity { id lastModified } }\n  }\n"): (typeof documents)["\n  mutation MapDetections($input: MapDetectionsInput!) {\n    mapDetections(input: $input) { ... on DetectionEntity { id lastModified } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeletedCases { deletedCases { id title deletedAt deletedBy { id name } } }\n"): (typeof documents)["\n  query DeletedCases { deletedCases { id title deletedAt deletedBy { id name } } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveAlertsFromCase($input: CaseAlertsInput!) {\n    removeAlertsFromCase(input: $input) { case { id ...CaseFields } }\n  }\n"): (typeof documents)["\n  mutation RemoveAlertsFromCase($input: CaseAlertsInput!) {\n    removeAlertsFromCase(input: $input) { case { id ...CaseFields } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteCaseAttachment($id: ID!) {\n    deleteCaseAttachment(id: $id) { case { id ...CaseFields } }\n  }\n"): (typeof documents)["\n  mutation DeleteCaseAttachment($id: ID!) {\n    deleteCaseAttachment(id: $id) { case { id ...CaseFields } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CaseFields on Case {\n    id title description status severity revision createdAt updatedAt closedAt alertCount openAlertCount\n    createdBy { id name kind }\n    assignee { id givenName familyName email }\n    isHiddenFromAssignee\n    alerts {\n      addedAt\n      addedBy { id name kind }\n      alert { id title severity status outcome createdAt eventCount }\n    }\n    linkedCases { id title severity status }\n    entries { id type from to note mergedFrom at actor { id name kind } }\n    attachments { id name mediaType bytes sha256 addedAt addedBy { id name kind } }\n  }\n"): (typeof documents)["\n  fragment CaseFields on Case {\n    id title description status severity revision createdAt updatedAt closedAt alertCount openAlertCount\n    createdBy { id name kind }\n    assignee { id givenName familyName email }\n    isHiddenFromAssignee\n    alerts {\n      addedAt\n      addedBy { id name kind }\n      alert { id title severity status outcome createdAt eventCount }\n    }\n    linkedCases { id title severity status }\n    entries { id type from to note mergedFrom at actor { id name kind } }\n    attachments { id name mediaType bytes sha256 addedAt addedBy { id name kind } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddCaseNote($input: AddCaseNoteInput!) {\n    addCaseNote(input: $input) { case { id ...CaseFields } }\n  }\n"): (typeof documents)["\n  mutation AddCaseNote($input: AddCaseNoteInput!) {\n    addCaseNote(input: $input) { case { id ...CaseFields } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MergeCases($input: MergeCasesInput!) {\n    mergeCases(input: $input) { case { id ...CaseFields } }\n  }\n"): (typeof documents)["\n  mutation MergeCases($input: MergeCasesInput!) {\n    mergeCases(input: $input) { case { id ...CaseFields } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteCase($id: ID!) { deleteCase(id: $id) { id } }\n"): (typeof documents)["\n  mutation DeleteCase($id: ID!) { deleteCase(id: $id) { id } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Case($id: ID!) {\n    case(id: $id) { id ...CaseFields }\n  }\n"): (typeof documents)["\n  query Case($id: ID!) {\n    case(id: $id) { id ...CaseFields }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FindCases($input: CasesInput!) {\n    cases(input: $input) { totalCount edges { node { id title severity status } } }\n  }\n"): (typeof documents)["\n  query FindCases($input: CasesInput!) {\n    cases(input: $input) { totalCount edges { node { id title severity status } } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FindAlerts($input: AlertsInput!) {\n    alerts(input: $input) { totalCount edges { node { id title severity status createdAt } } }\n  }\n"): (typeof documents)["\n  query FindAlerts($input: AlertsInput!) {\n    alerts(input: $input) { totalCount edges { node { id title severity status createdAt } } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LinkCases($input: LinkedCasesInput!) {\n    linkCases(input: $input) { case { id ...CaseFields } }\n  }\n"): (typeof documents)["\n  mutation LinkCases($input: LinkedCasesInput!) {\n    linkCases(input: $input) { case { id ...CaseFields } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UnlinkCases($input: LinkedCasesInput!) {\n    unlinkCases(input: $input) { case { id ...CaseFields } }\n  }\n"): (typeof documents)["\n  mutation UnlinkCases($input: LinkedCasesInput!) {\n    unlinkCases(input: $input) { case { id ...CaseFields } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddFoundAlertsToCase($input: CaseAlertsInput!) {\n    addAlertsToCase(input: $input) { case { id ...CaseFields } }\n  }\n"): (typeof documents)["\n  mutation AddFoundAlertsToCase($input: CaseAlertsInput!) {\n    addAlertsToCase(input: $input) { case { id ...CaseFields } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateCase($input: UpdateCaseInput!) {\n    updateCase(input: $input) { case { id isHiddenFromAssignee ...CaseFields } }\n  }\n"): (typeof documents)["\n  mutation UpdateCase($input: UpdateCaseInput!) {\n    updateCase(input: $input) { case { id isHiddenFromAssignee ...CaseFields } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UndoCaseMerge($id: ID!) {\n    undoCaseMerge(id: $id) { case { id ...CaseFields } }\n  }\n"): (typeof documents)["\n  mutation UndoCaseMerge($id: ID!) {\n    undoCaseMerge(id: $id) { case { id ...CaseFields } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CaseList($input: CasesInput!) {\n    cases(input: $input) {\n      totalCount\n      pageInfo { hasNextPage endCursor }\n      edges {\n        node {\n          id title status severity alertCount openAlertCount createdAt updatedAt\n          assignee { id givenName familyName email }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query CaseList($input: CasesInput!) {\n    cases(input: $input) {\n      totalCount\n      pageInfo { hasNextPage endCursor }\n      edges {\n        node {\n          id title status severity alertCount openAlertCount createdAt updatedAt\n          assignee { id givenName familyName email }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestoreCase($id: ID!) {\n    restoreCase(id: $id) { case { id title status } }\n  }\n"): (typeof documents)["\n  mutation RestoreCase($id: ID!) {\n    restoreCase(id: $id) { case { id title status } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CodeReport on CodeTestReport {\n    problems { file line column message }\n    testCount failureCount\n    uses { id kind displayName results { name passed error } }\n  }\n"): (typeof documents)["\n  fragment CodeReport on CodeTestReport {\n    problems { file line column message }\n    testCount failureCount\n    uses { id kind displayName results { name passed error } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EditedDataModel($id: ID!) {\n    dataModel(id: $id) { id displayName enabled managed logTypes body lastModified lastModifiedBy { name } mappings { name path method } }\n  }\n"): (typeof documents)["\n  query EditedDataModel($id: ID!) {\n    dataModel(id: $id) { id displayName enabled managed logTypes body lastModified lastModifiedBy { name } mappings { name path method } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DataModelUses($id: ID!) { dataModelUses(id: $id) { id kind displayName enabled } }\n"): (typeof documents)["\n  query DataModelUses($id: ID!) { dataModelUses(id: $id) { id kind displayName enabled } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DataModelHistory($input: DetectionHistoryInput!) {\n    dataModelHistory(input: $input) {\n      changes { id itemId action origin at by { name } before { path text } after { path text } }\n    }\n  }\n"): (typeof documents)["\n  query DataModelHistory($input: DetectionHistoryInput!) {\n    dataModelHistory(input: $input) {\n      changes { id itemId action origin at by { name } before { path text } after { path text } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TestDataModel($input: DataModelInput!, $runsTests: Boolean) {\n    testDataModel(input: $input, runsTests: $runsTests) { ...CodeReport }\n  }\n"): (typeof documents)["\n  mutation TestDataModel($input: DataModelInput!, $runsTests: Boolean) {\n    testDataModel(input: $input, runsTests: $runsTests) { ...CodeReport }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveDataModel($input: SaveDataModelInput!) {\n    saveDataModel(input: $input) {\n      dataModel { id displayName enabled managed logTypes body lastModified lastModifiedBy { name } mappings { name path method } }\n      report { ...CodeReport }\n    }\n  }\n"): (typeof documents)["\n  mutation SaveDataModel($input: SaveDataModelInput!) {\n    saveDataModel(input: $input) {\n      dataModel { id displayName enabled managed logTypes body lastModified lastModifiedBy { name } mappings { name path method } }\n      report { ...CodeReport }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteDataModel($id: ID!) { deleteDataModel(id: $id) { id } }\n"): (typeof documents)["\n  mutation DeleteDataModel($id: ID!) { deleteDataModel(id: $id) { id } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetDataModelEnabled($id: ID!, $enabled: Boolean!) {\n    setDataModelEnabled(id: $id, enabled: $enabled) { id enabled lastModified }\n  }\n"): (typeof documents)["\n  mutation SetDataModelEnabled($id: ID!, $enabled: Boolean!) {\n    setDataModelEnabled(id: $id, enabled: $enabled) { id enabled lastModified }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestoreDataModelVersion($input: RestoreDetectionVersionInput!) {\n    restoreDataModelVersion(input: $input) {\n      id displayName enabled managed logTypes body lastModified lastModifiedBy { name } mappings { name path method }\n    }\n  }\n"): (typeof documents)["\n  mutation RestoreDataModelVersion($input: RestoreDetectionVersionInput!) {\n    restoreDataModelVersion(input: $input) {\n      id displayName enabled managed logTypes body lastModified lastModifiedBy { name } mappings { name path method }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EditedHelper($id: ID!) {\n    globalHelper(id: $id) { id description tags managed body lastModified lastModifiedBy { name } }\n  }\n"): (typeof documents)["\n  query EditedHelper($id: ID!) {\n    globalHelper(id: $id) { id description tags managed body lastModified lastModifiedBy { name } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GlobalHelperUses($id: ID!) { globalHelperUses(id: $id) { id kind displayName enabled } }\n"): (typeof documents)["\n  query GlobalHelperUses($id: ID!) { globalHelperUses(id: $id) { id kind displayName enabled } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GlobalHelperHistory($input: DetectionHistoryInput!) {\n    globalHelperHistory(input: $input) {\n      changes { id itemId action origin at by { name } before { path text } after { path text } }\n    }\n  }\n"): (typeof documents)["\n  query GlobalHelperHistory($input: DetectionHistoryInput!) {\n    globalHelperHistory(input: $input) {\n      changes { id itemId action origin at by { name } before { path text } after { path text } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TestGlobalHelper($input: GlobalHelperInput!, $runsTests: Boolean) {\n    testGlobalHelper(input: $input, runsTests: $runsTests) { ...CodeReport }\n  }\n"): (typeof documents)["\n  mutation TestGlobalHelper($input: GlobalHelperInput!, $runsTests: Boolean) {\n    testGlobalHelper(input: $input, runsTests: $runsTests) { ...CodeReport }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveGlobalHelper($input: SaveGlobalHelperInput!) {\n    saveGlobalHelper(input: $input) {\n      helper { id description tags managed body lastModified lastModifiedBy { name } }\n      report { ...CodeReport }\n    }\n  }\n"): (typeof documents)["\n  mutation SaveGlobalHelper($input: SaveGlobalHelperInput!) {\n    saveGlobalHelper(input: $input) {\n      helper { id description tags managed body lastModified lastModifiedBy { name } }\n      report { ...CodeReport }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteGlobalHelper($id: ID!) { deleteGlobalHelper(id: $id) { id } }\n"): (typeof documents)["\n  mutation DeleteGlobalHelper($id: ID!) { deleteGlobalHelper(id: $id) { id } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestoreGlobalHelperVersion($input: RestoreDetectionVersionInput!) {\n    restoreGlobalHelperVersion(input: $input) { id description tags managed body lastModified lastModifiedBy { name } }\n  }\n"): (typeof documents)["\n  mutation RestoreGlobalHelperVersion($input: RestoreDetectionVersionInput!) {\n    restoreGlobalHelperVersion(input: $input) { id description tags managed body lastModified lastModifiedBy { name } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HelperList($input: ContentItemsInput!) {\n    globalHelpers(input: $input) { edges { node { id description tags managed lastModified } } }\n  }\n"): (typeof documents)["\n  query HelperList($input: ContentItemsInput!) {\n    globalHelpers(input: $input) { edges { node { id description tags managed lastModified } } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DataModelList($input: ContentItemsInput!) {\n    dataModels(input: $input) { edges { node { id displayName enabled managed logTypes lastModified mappings { name } } } }\n  }\n"): (typeof documents)["\n  query DataModelList($input: ContentItemsInput!) {\n    dataModels(input: $input) { edges { node { id displayName enabled managed logTypes lastModified mappings { name } } } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DashboardFields on Dashboard {\n    id name description relativeTime refreshSeconds revision managed isOwn mayChange updatedAt uploadedAt\n    owner { id givenName familyName }\n    sharing { kind roleIds }\n    panels { id title kind text language display x y width height }\n    variables { name label kind items text language isMultiple hasAll defaultValues }\n  }\n"): (typeof documents)["\n  fragment DashboardFields on Dashboard {\n    id name description relativeTime refreshSeconds revision managed isOwn mayChange updatedAt uploadedAt\n    owner { id givenName familyName }\n    sharing { kind roleIds }\n    panels { id title kind text language display x y width height }\n    variables { name label kind items text language isMultiple hasAll defaultValues }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Dashboards { dashboards { ...DashboardFields } }\n"): (typeof documents)["\n  query Dashboards { dashboards { ...DashboardFields } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Dashboard($id: ID!) { dashboard(id: $id) { ...DashboardFields } }\n"): (typeof documents)["\n  query Dashboard($id: ID!) { dashboard(id: $id) { ...DashboardFields } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveDashboard($input: SaveDashboardInput!) { saveDashboard(input: $input) { id ...DashboardFields } }\n"): (typeof documents)["\n  mutation SaveDashboard($input: SaveDashboardInput!) { saveDashboard(input: $input) { id ...DashboardFields } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteDashboard($id: ID!) { deleteDashboard(id: $id) { id } }\n"): (typeof documents)["\n  mutation DeleteDashboard($id: ID!) { deleteDashboard(id: $id) { id } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ExecutePanel($input: ExecuteDataLakeQueryInput!) {\n    executeDataLakeQuery(input: $input) { id }\n  }\n"): (typeof documents)["\n  mutation ExecutePanel($input: ExecuteDataLakeQueryInput!) {\n    executeDataLakeQuery(input: $input) { id }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DemoProgress {\n    appConfig { demoProgress { share writtenUpTo isComplete } }\n  }\n"): (typeof documents)["\n  query DemoProgress {\n    appConfig { demoProgress { share writtenUpTo isComplete } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DestinationKinds {\n    destinationKinds { outputType name description }\n  }\n"): (typeof documents)["\n  query DestinationKinds {\n    destinationKinds { outputType name description }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DestinationKindFields {\n    destinationKinds { outputType name description fields toolSetup { title help text } }\n  }\n"): (typeof documents)["\n  query DestinationKindFields {\n    destinationKinds { outputType name description fields toolSetup { title help text } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddDestination($input: DestinationInput!) {\n    addDestination(input: $input) { outputId displayName }\n  }\n"): (typeof documents)["\n  mutation AddDestination($input: DestinationInput!) {\n    addDestination(input: $input) { outputId displayName }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AlertDeliveries($id: ID!) {\n    alert(id: $id) {\n      id\n      detection { id kind }\n      dispatches { id ...Dispatch }\n    }\n  }\n"): (typeof documents)["\n  query AlertDeliveries($id: ID!) {\n    alert(id: $id) {\n      id\n      detection { id kind }\n      dispatches { id ...Dispatch }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Dispatch on AlertDispatch {\n    id outputId status trigger changeType changedStatus attempts createdAt nextAttemptAt waitsFor\n    mute { until reason createdBy subject }\n    destination { outputId displayName pausedUntil verificationStatus }\n    history { dispatchedAt success statusCode message label url outcome durationMs }\n  }\n"): (typeof documents)["\n  fragment Dispatch on AlertDispatch {\n    id outputId status trigger changeType changedStatus attempts createdAt nextAttemptAt waitsFor\n    mute { until reason createdBy subject }\n    destination { outputId displayName pausedUntil verificationStatus }\n    history { dispatchedAt success statusCode message label url outcome durationMs }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RetryDispatch($input: RetryDeliveriesInput!) {\n    retryDeliveries(input: $input) { retried }\n  }\n"): (typeof documents)["\n  mutation RetryDispatch($input: RetryDeliveriesInput!) {\n    retryDeliveries(input: $input) { retried }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Routing($input: ExplainRoutingInput!) {\n    explainRouting(input: $input) {\n      step missing mayDiffer\n      reasons {\n        isChosen reason destination { outputId displayName }\n        hold { kind until mute { createdBy reason subject } }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Routing($input: ExplainRoutingInput!) {\n    explainRouting(input: $input) {\n      step missing mayDiffer\n      reasons {\n        isChosen reason destination { outputId displayName }\n        hold { kind until mute { createdBy reason subject } }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SendAgainDestinations {\n    destinations { outputId displayName }\n  }\n"): (typeof documents)["\n  query SendAgainDestinations {\n    destinations { outputId displayName }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeliverAlert($input: DeliverAlertInput!) {\n    deliverAlert(input: $input) { id }\n  }\n"): (typeof documents)["\n  mutation DeliverAlert($input: DeliverAlertInput!) {\n    deliverAlert(input: $input) { id }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteDestination($id: ID!) {\n    deleteDestination(id: $id) { id }\n  }\n"): (typeof documents)["\n  mutation DeleteDestination($id: ID!) {\n    deleteDestination(id: $id) { id }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AlertsOfDeletedDestination($id: ID!) {\n    destination(id: $id) { outputId health { queued waiting muted } }\n  }\n"): (typeof documents)["\n  query AlertsOfDeletedDestination($id: ID!) {\n    destination(id: $id) { outputId health { queued waiting muted } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DestinationCondition($id: ID!) {\n    destination(id: $id) {\n      outputId verificationStatus pausedUntil\n      mute { id ...MuteMenu }\n      health { lastDeliveredAt succeeded failed queued waiting muted undelivered lastError lastErrorAt }\n    }\n  }\n"): (typeof documents)["\n  query DestinationCondition($id: ID!) {\n    destination(id: $id) {\n      outputId verificationStatus pausedUntil\n      mute { id ...MuteMenu }\n      health { lastDeliveredAt succeeded failed queued waiting muted undelivered lastError lastErrorAt }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RetryDestination($input: RetryDeliveriesInput!) {\n    retryDeliveries(input: $input) { retried }\n  }\n"): (typeof documents)["\n  mutation RetryDestination($input: RetryDeliveriesInput!) {\n    retryDeliveries(input: $input) { retried }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DestinationReach($id: ID!) {\n    destination(id: $id) {\n      outputId\n      alertTypes\n      reach {\n        count overridesCount functionCount\n        detections { id displayName kind severity isOverride }\n      }\n    }\n  }\n"): (typeof documents)["\n  query DestinationReach($id: ID!) {\n    destination(id: $id) {\n      outputId\n      alertTypes\n      reach {\n        count overridesCount functionCount\n        detections { id displayName kind severity isOverride }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EditedDestination($id: ID!) {\n    destinationKinds { outputType name fields }\n    destination(id: $id) {\n      outputId outputType displayName defaultForSeverity alertTypes logTypes settings revision verificationStatus hookUrl\n      toolSetup { title help text }\n      titleTemplate descriptionTemplate\n      quiet {\n        quietHours { days from to timeZone } digestMinutes urgentSeverity\n        reminder { severity afterMinutes times }\n      }\n      usedBy { id displayName kind }\n    }\n  }\n"): (typeof documents)["\n  query EditedDestination($id: ID!) {\n    destinationKinds { outputType name fields }\n    destination(id: $id) {\n      outputId outputType displayName defaultForSeverity alertTypes logTypes settings revision verificationStatus hookUrl\n      toolSetup { title help text }\n      titleTemplate descriptionTemplate\n      quiet {\n        quietHours { days from to timeZone } digestMinutes urgentSeverity\n        reminder { severity afterMinutes times }\n      }\n      usedBy { id displayName kind }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateDestination($input: UpdateDestinationInput!) {\n    updateDestination(input: $input) { outputId displayName revision }\n  }\n"): (typeof documents)["\n  mutation UpdateDestination($input: UpdateDestinationInput!) {\n    updateDestination(input: $input) { outputId displayName revision }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DestinationLogTypes {\n    schemas(input: { isArchived: false }) { edges { node { name } } }\n  }\n"): (typeof documents)["\n  query DestinationLogTypes {\n    schemas(input: { isArchived: false }) { edges { node { name } } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NewestAlerts($input: AlertsInput!) {\n    alerts(input: $input) { edges { node { id title severity } } }\n  }\n"): (typeof documents)["\n  query NewestAlerts($input: AlertsInput!) {\n    alerts(input: $input) { edges { node { id title severity } } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PreviewMessage($input: PreviewMessageInput!) {\n    previewMessage(input: $input) {\n      title\n      description\n      titleProblem\n      descriptionProblem\n      message { text lengthOmitted cutParts }\n    }\n  }\n"): (typeof documents)["\n  query PreviewMessage($input: PreviewMessageInput!) {\n    previewMessage(input: $input) {\n      title\n      description\n      titleProblem\n      descriptionProblem\n      message { text lengthOmitted cutParts }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TestDestination($input: TestDestinationInput!) {\n    testDestination(input: $input) { success statusCode message dispatchedAt }\n  }\n"): (typeof documents)["\n  mutation TestDestination($input: TestDestinationInput!) {\n    testDestination(input: $input) { success statusCode message dispatchedAt }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DestinationList {\n    destinationKinds { outputType name }\n    destinations {\n      outputId outputType displayName defaultForSeverity alertTypes logTypes verificationStatus pausedUntil\n      lastModifiedTime lastModifiedBy\n      mute { until createdBy reason }\n      health { lastDeliveredAt succeeded failed queued waiting muted undelivered lastError }\n    }\n  }\n"): (typeof documents)["\n  query DestinationList {\n    destinationKinds { outputType name }\n    destinations {\n      outputId outputType displayName defaultForSeverity alertTypes logTypes verificationStatus pausedUntil\n      lastModifiedTime lastModifiedBy\n      mute { until createdBy reason }\n      health { lastDeliveredAt succeeded failed queued waiting muted undelivered lastError }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DetectionMute($detectionId: ID!) {\n    detectionMute(detectionId: $detectionId) { id ...MuteMenu }\n  }\n"): (typeof documents)["\n  query DetectionMute($detectionId: ID!) {\n    detectionMute(detectionId: $detectionId) { id ...MuteMenu }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MuteMenu on Mute { id until reason createdBy }\n"): (typeof documents)["\n  fragment MuteMenu on Mute { id until reason createdBy }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MuteMessages($input: MuteMessagesInput!) {\n    muteMessages(input: $input) { muted mute { id until } }\n  }\n"): (typeof documents)["\n  mutation MuteMessages($input: MuteMessagesInput!) {\n    muteMessages(input: $input) { muted mute { id until } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UnmuteMessages($input: UnmuteMessagesInput!) {\n    unmuteMessages(input: $input) { sent }\n  }\n"): (typeof documents)["\n  mutation UnmuteMessages($input: UnmuteMessagesInput!) {\n    unmuteMessages(input: $input) { sent }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DestinationNames { destinations { outputId displayName } }\n"): (typeof documents)["\n  query DestinationNames { destinations { outputId displayName } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeliveryList($input: DeliveriesInput!) {\n    deliveries(input: $input) {\n      pageInfo { hasNextPage endCursor }\n      counts { state count }\n      edges {\n        node {\n          alert { id title severity }\n          dispatch {\n            id outputId status trigger waitsFor nextAttemptAt attempts createdAt\n            mute { createdBy until reason subject }\n            destination { outputId displayName verificationStatus }\n            history { dispatchedAt message outcome }\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query DeliveryList($input: DeliveriesInput!) {\n    deliveries(input: $input) {\n      pageInfo { hasNextPage endCursor }\n      counts { state count }\n      edges {\n        node {\n          alert { id title severity }\n          dispatch {\n            id outputId status trigger waitsFor nextAttemptAt attempts createdAt\n            mute { createdBy until reason subject }\n            destination { outputId displayName verificationStatus }\n            history { dispatchedAt message outcome }\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendDelivery($input: RetryDeliveriesInput!) {\n    retryDeliveries(input: $input) { retried }\n  }\n"): (typeof documents)["\n  mutation SendDelivery($input: RetryDeliveriesInput!) {\n    retryDeliveries(input: $input) { retried }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExplainDecision($input: ExplainDecisionInput!) {\n    explainDecision(input: $input) {\n      answer\n      isMatch\n      logType\n      event\n      steps { step verdict text mendAt alertId details { text holds value } }\n    }\n  }\n"): (typeof documents)["\n  query ExplainDecision($input: ExplainDecisionInput!) {\n    explainDecision(input: $input) {\n      answer\n      isMatch\n      logType\n      event\n      steps { step verdict text mendAt alertId details { text holds value } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExplainedRule($id: ID!) { rule(id: $id) { id logTypes } }\n"): (typeof documents)["\n  query ExplainedRule($id: ID!) { rule(id: $id) { id logTypes } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CorrelationFacts on CorrelationRule {\n    ruleIds\n    lookbackMinutes\n    createAlert\n    schedule { rateMinutes cronExpression timeoutMinutes }\n    createdAt\n    lastModified\n  }\n"): (typeof documents)["\n  fragment CorrelationFacts on CorrelationRule {\n    ruleIds\n    lookbackMinutes\n    createAlert\n    schedule { rateMinutes cronExpression timeoutMinutes }\n    createdAt\n    lastModified\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CorrelationRule($id: ID!) {\n    correlationRule(id: $id) {\n      id\n      displayName\n      lastModified\n      body\n      tests { name expectedResult ruleOutputs }\n      ...DetectionHeader\n      ...DetectionSummary\n      ...CorrelationFacts\n    }\n  }\n"): (typeof documents)["\n  query CorrelationRule($id: ID!) {\n    correlationRule(id: $id) {\n      id\n      displayName\n      lastModified\n      body\n      tests { name expectedResult ruleOutputs }\n      ...DetectionHeader\n      ...DetectionSummary\n      ...CorrelationFacts\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DetectionAlerts($input: AlertsInput!) {\n    alerts(input: $input) {\n      totalCount\n      edges { node { id title severity status createdAt } }\n    }\n  }\n"): (typeof documents)["\n  query DetectionAlerts($input: AlertsInput!) {\n    alerts(input: $input) {\n      totalCount\n      edges { node { id title severity status createdAt } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DetectionHeader on DetectionEntity {\n    id\n    kind\n    displayName\n    enabled\n    managed\n    severity\n  }\n"): (typeof documents)["\n  fragment DetectionHeader on DetectionEntity {\n    id\n    kind\n    displayName\n    enabled\n    managed\n    severity\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DetectionOutcomes($detectionId: ID!) {\n    detectionOutcomes(detectionId: $detectionId) {\n      total {\n        truePositives benignTruePositives falsePositives duplicates tests withoutOutcome unfinished precision\n      }\n      weeks { at outcomes { truePositives benignTruePositives falsePositives precision } }\n    }\n  }\n"): (typeof documents)["\n  query DetectionOutcomes($detectionId: ID!) {\n    detectionOutcomes(detectionId: $detectionId) {\n      total {\n        truePositives benignTruePositives falsePositives duplicates tests withoutOutcome unfinished precision\n      }\n      weeks { at outcomes { truePositives benignTruePositives falsePositives precision } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DetectionSummary on DetectionEntity {\n    description\n    runbook\n    reference\n    tags\n    reports { key values }\n  }\n"): (typeof documents)["\n  fragment DetectionSummary on DetectionEntity {\n    description\n    runbook\n    reference\n    tags\n    reports { key values }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RunDetectionTests($id: ID!) {\n    runDetectionTests(id: $id) { name passed expectedResult actualResult error functions }\n  }\n"): (typeof documents)["\n  mutation RunDetectionTests($id: ID!) {\n    runDetectionTests(id: $id) { name passed expectedResult actualResult error functions }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PolicyFacts on Policy {\n    resourceTypes\n    suppressions\n    createdAt\n    lastModified\n  }\n"): (typeof documents)["\n  fragment PolicyFacts on Policy {\n    resourceTypes\n    suppressions\n    createdAt\n    lastModified\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Policy($id: ID!) {\n    policy(id: $id) {\n      id\n      displayName\n      lastModified\n      body\n      tests { name expectedResult resource }\n      ...DetectionHeader\n      ...DetectionSummary\n      ...PolicyFacts\n      ...PolicyCounts\n    }\n  }\n"): (typeof documents)["\n  query Policy($id: ID!) {\n    policy(id: $id) {\n      id\n      displayName\n      lastModified\n      body\n      tests { name expectedResult resource }\n      ...DetectionHeader\n      ...DetectionSummary\n      ...PolicyFacts\n      ...PolicyCounts\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PolicyCounts on Policy {\n    id\n    complianceCounts { passed failed errored suppressed }\n  }\n"): (typeof documents)["\n  fragment PolicyCounts on Policy {\n    id\n    complianceCounts { passed failed errored suppressed }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PolicyResources($id: ID!, $input: PolicyResourcesInput!) {\n    policy(id: $id) {\n      id\n      resources(input: $input) {\n        pageInfo { hasNextPage endCursor }\n        edges { node { policyId resourceId status suppressed error checkedAt } }\n      }\n    }\n  }\n"): (typeof documents)["\n  query PolicyResources($id: ID!, $input: PolicyResourcesInput!) {\n    policy(id: $id) {\n      id\n      resources(input: $input) {\n        pageInfo { hasNextPage endCursor }\n        edges { node { policyId resourceId status suppressed error checkedAt } }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RuleConditions on Rule {\n    id\n    logTypes\n    necessaryConditions\n    activity { events runs milliseconds matches errors lastError outage }\n  }\n"): (typeof documents)["\n  fragment RuleConditions on Rule {\n    id\n    logTypes\n    necessaryConditions\n    activity { events runs milliseconds matches errors lastError outage }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RuleFacts on Rule {\n    logTypes\n    scheduledQueries\n    baseDetection\n    threshold\n    dedupPeriodMinutes\n    createAlert\n    summaryAttributes\n    createdAt\n    lastModified\n    alertsPerDay\n  }\n"): (typeof documents)["\n  fragment RuleFacts on Rule {\n    logTypes\n    scheduledQueries\n    baseDetection\n    threshold\n    dedupPeriodMinutes\n    createAlert\n    summaryAttributes\n    createdAt\n    lastModified\n    alertsPerDay\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RuleLogic on Rule {\n    id\n    body\n    simpleDetectionBody\n    sigmaBody\n    inlineFilters\n  }\n"): (typeof documents)["\n  fragment RuleLogic on Rule {\n    id\n    body\n    simpleDetectionBody\n    sigmaBody\n    inlineFilters\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RulePython($id: ID!) {\n    rulePythonBody(input: $id) { pythonBody }\n  }\n"): (typeof documents)["\n  query RulePython($id: ID!) {\n    rulePythonBody(input: $id) { pythonBody }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Rule($id: ID!) {\n    rule(id: $id) {\n      id\n      displayName\n      lastModified\n      logTypes\n      scheduledQueries\n      tests { name expectedResult resource }\n      ...DetectionHeader\n      ...DetectionSummary\n      ...RuleLogic\n      ...RuleFacts\n      ...RuleConditions\n    }\n  }\n"): (typeof documents)["\n  query Rule($id: ID!) {\n    rule(id: $id) {\n      id\n      displayName\n      lastModified\n      logTypes\n      scheduledQueries\n      tests { name expectedResult resource }\n      ...DetectionHeader\n      ...DetectionSummary\n      ...RuleLogic\n      ...RuleFacts\n      ...RuleConditions\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EditorTables {\n    dataLakeDatabases { name tables { id logType } }\n  }\n"): (typeof documents)["\n  query EditorTables {\n    dataLakeDatabases { name tables { id logType } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EditorColumns($tables: [String!]!) {\n    dataLakeTablesColumns(tables: $tables) { id columns { name type description paths members } }\n  }\n"): (typeof documents)["\n  query EditorColumns($tables: [String!]!) {\n    dataLakeTablesColumns(tables: $tables) { id columns { name type description paths members } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EditorFields($input: FilterFieldsInput!) {\n    flatFilterFields(input: $input) { flatFields { target type description } }\n  }\n"): (typeof documents)["\n  query EditorFields($input: FilterFieldsInput!) {\n    flatFilterFields(input: $input) { flatFields { target type description } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EditorHelpers {\n    globalHelpers(input: { pageSize: 500 }) { edges { node { id description body } } }\n  }\n"): (typeof documents)["\n  query EditorHelpers {\n    globalHelpers(input: { pageSize: 500 }) { edges { node { id description body } } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EditorDataModels {\n    dataModels(input: { pageSize: 500, enabled: true }) { edges { node { id logTypes mappings { name } } } }\n  }\n"): (typeof documents)["\n  query EditorDataModels {\n    dataModels(input: { pageSize: 500, enabled: true }) { edges { node { id logTypes mappings { name } } } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CorrelatedDetections($input: DetectionsInput!) {\n    detections(input: $input) {\n      edges { node { id kind displayName enabled } }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n"): (typeof documents)["\n  query CorrelatedDetections($input: DetectionsInput!) {\n    detections(input: $input) {\n      edges { node { id kind displayName enabled } }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EditedRule($id: ID!) {\n    rule(id: $id) {\n      id kind displayName enabled managed severity logTypes scheduledQueries\n      description reference runbook tags reports { key values } outputIds\n      dedupPeriodMinutes threshold createAlert summaryAttributes\n      body simpleDetectionBody sigmaBody inlineFilters baseDetection\n      tests { name expectedResult resource mocks { objectName returnValue } }\n      lastModified lastModifiedBy { name }\n    }\n  }\n"): (typeof documents)["\n  query EditedRule($id: ID!) {\n    rule(id: $id) {\n      id kind displayName enabled managed severity logTypes scheduledQueries\n      description reference runbook tags reports { key values } outputIds\n      dedupPeriodMinutes threshold createAlert summaryAttributes\n      body simpleDetectionBody sigmaBody inlineFilters baseDetection\n      tests { name expectedResult resource mocks { objectName returnValue } }\n      lastModified lastModifiedBy { name }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EditedPolicy($id: ID!) {\n    policy(id: $id) {\n      id kind displayName enabled managed severity resourceTypes suppressions\n      description reference runbook tags reports { key values } outputIds\n      body tests { name expectedResult resource mocks { objectName returnValue } }\n      lastModified lastModifiedBy { name }\n    }\n  }\n"): (typeof documents)["\n  query EditedPolicy($id: ID!) {\n    policy(id: $id) {\n      id kind displayName enabled managed severity resourceTypes suppressions\n      description reference runbook tags reports { key values } outputIds\n      body tests { name expectedResult resource mocks { objectName returnValue } }\n      lastModified lastModifiedBy { name }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EditedCorrelationRule($id: ID!) {\n    correlationRule(id: $id) {\n      id kind displayName enabled managed severity\n      description reference runbook tags reports { key values } outputIds\n      createAlert summaryAttributes body tests { name expectedResult ruleOutputs }\n      lastModified lastModifiedBy { name }\n    }\n  }\n"): (typeof documents)["\n  query EditedCorrelationRule($id: ID!) {\n    correlationRule(id: $id) {\n      id kind displayName enabled managed severity\n      description reference runbook tags reports { key values } outputIds\n      createAlert summaryAttributes body tests { name expectedResult ruleOutputs }\n      lastModified lastModifiedBy { name }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CopiedKind($id: ID!) { detection(id: $id) { id kind } }\n"): (typeof documents)["\n  query CopiedKind($id: ID!) { detection(id: $id) { id kind } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TestDraft($input: DetectionDraftInput!, $measuresCoverage: Boolean!) {\n    testDetections(input: $input, measuresCoverage: $measuresCoverage) {\n      results { name passed error functions }\n      problems { file line column message }\n      coverage {\n        lines\n        missed\n        untaken { from to }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation TestDraft($input: DetectionDraftInput!, $measuresCoverage: Boolean!) {\n    testDetections(input: $input, measuresCoverage: $measuresCoverage) {\n      results { name passed error functions }\n      problems { file line column message }\n      coverage {\n        lines\n        missed\n        untaken { from to }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveDetection($input: SaveDetectionInput!) {\n    saveDetection(input: $input) {\n      detection { id kind displayName lastModified }\n      problems { file line column message }\n    }\n  }\n"): (typeof documents)["\n  mutation SaveDetection($input: SaveDetectionInput!) {\n    saveDetection(input: $input) {\n      detection { id kind displayName lastModified }\n      problems { file line column message }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RunSavedTests($id: ID!) { runDetectionTests(id: $id) { name passed } }\n"): (typeof documents)["\n  mutation RunSavedTests($id: ID!) { runDetectionTests(id: $id) { name passed } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OverrideDestinations {\n    destinations { outputId displayName }\n  }\n"): (typeof documents)["\n  query OverrideDestinations {\n    destinations { outputId displayName }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EditorLogTypes {\n    schemas(input: { isArchived: false }) { edges { node { name } } }\n  }\n"): (typeof documents)["\n  query EditorLogTypes {\n    schemas(input: { isArchived: false }) { edges { node { name } } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EditorScheduledQueries {\n    savedQueries(input: { pageSize: 500 }) { edges { node { id name schedule { timeoutMinutes } } } }\n  }\n"): (typeof documents)["\n  query EditorScheduledQueries {\n    savedQueries(input: { pageSize: 500 }) { edges { node { id name schedule { timeoutMinutes } } } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TestEventAlerts($input: AlertsInput!) {\n    alerts(input: $input) { edges { node { id title createdAt } } }\n  }\n"): (typeof documents)["\n  query TestEventAlerts($input: AlertsInput!) {\n    alerts(input: $input) { edges { node { id title createdAt } } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TestEventOfAlert($id: ID!) {\n    alert(id: $id) { id events(pageSize: 1) { nodes } }\n  }\n"): (typeof documents)["\n  query TestEventOfAlert($id: ID!) {\n    alert(id: $id) { id events(pageSize: 1) { nodes } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetDetectionEnabled($id: ID!, $enabled: Boolean!) {\n    setDetectionEnabled(id: $id, enabled: $enabled) { id enabled }\n  }\n"): (typeof documents)["\n  mutation SetDetectionEnabled($id: ID!, $enabled: Boolean!) {\n    setDetectionEnabled(id: $id, enabled: $enabled) { id enabled }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestoreDetectionVersion($input: RestoreDetectionVersionInput!) {\n    restoreDetectionVersion(input: $input) { ... on DetectionEntity { id } }\n  }\n"): (typeof documents)["\n  mutation RestoreDetectionVersion($input: RestoreDetectionVersionInput!) {\n    restoreDetectionVersion(input: $input) { ... on DetectionEntity { id } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeletedDetections { deletedDetections { id detectionId displayName kind at by { id name } } }\n"): (typeof documents)["\n  query DeletedDetections { deletedDetections { id detectionId displayName kind at by { id name } } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DetectionHistory($input: DetectionHistoryInput!) {\n    detectionHistory(input: $input) {\n      nextCursor\n      changes { id detectionId displayName kind action origin at by { id name } before { path text } after { path text } }\n    }\n  }\n"): (typeof documents)["\n  query DetectionHistory($input: DetectionHistoryInput!) {\n    detectionHistory(input: $input) {\n      nextCursor\n      changes { id detectionId displayName kind action origin at by { id name } before { path text } after { path text } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetDetectionsEnabled($ids: [ID!]!, $enabled: Boolean!) {\n    setDetectionsEnabled(ids: $ids, enabled: $enabled) { ... on DetectionEntity { id enabled lastModified } }\n  }\n"): (typeof documents)["\n  mutation SetDetectionsEnabled($ids: [ID!]!, $enabled: Boolean!) {\n    setDetectionsEnabled(ids: $ids, enabled: $enabled) { ... on DetectionEntity { id enabled lastModified } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TagDetections($input: TagDetectionsInput!) {\n    tagDetections(input: $input) { ... on DetectionEntity { id tags lastModified } }\n  }\n"): (typeof documents)["\n  mutation TagDetections($input: TagDetectionsInput!) {\n    tagDetections(input: $input) { ... on DetectionEntity { id tags lastModified } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteDetections($input: DeleteDetectionsInput!) { deleteDetections(input: $input) { ids } }\n"): (typeof documents)["\n  mutation DeleteDetections($input: DeleteDetectionsInput!) { deleteDetections(input: $input) { ids } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestoreDetections($ids: [ID!]!) { restoreDetections(ids: $ids) { ... on DetectionEntity { id } } }\n"): (typeof documents)["\n  mutation RestoreDetections($ids: [ID!]!) { restoreDetections(ids: $ids) { ... on DetectionEntity { id } } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExportDetections($ids: [ID!]) { detectionEntitiesExport(ids: $ids) { path text } }\n"): (typeof documents)["\n  query ExportDetections($ids: [ID!]) { detectionEntitiesExport(ids: $ids) { path text } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RunTestsOfDetection($id: ID!) { runDetectionTests(id: $id) { name passed } }\n"): (typeof documents)["\n  mutation RunTestsOfDetection($id: ID!) { runDetectionTests(id: $id) { name passed } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MatchingDetections($input: DetectionsInput!) {\n    matchingDetections(input: $input) { id kind enabled managed tags }\n  }\n"): (typeof documents)["\n  query MatchingDetections($input: DetectionsInput!) {\n    matchingDetections(input: $input) { id kind enabled managed tags }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DetectionFacets {\n    detectionFacets {\n      kinds { value count } severities { value count } states { value count }\n      logTypes { value count } tags { value count }\n    }\n  }\n"): (typeof documents)["\n  query DetectionFacets {\n    detectionFacets {\n      kinds { value count } severities { value count } states { value count }\n      logTypes { value count } tags { value count }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DetectionList($input: DetectionsInput!) {\n    detections(input: $input) {\n      totalCount\n      pageInfo { hasNextPage endCursor }\n      edges {\n        node {\n          id kind displayName enabled managed severity tags lastModified\n          testStatus { total lastRun { passed failed ranAt } }\n          ... on Rule { logTypes scheduledQueries alertsPerDay lastMatchAt activity { events runs milliseconds matches errors lastError outage } }\n          ... on Policy { resourceTypes failingPerDay complianceCounts { passed failed errored suppressed } }\n          ... on CorrelationRule { ruleIds }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query DetectionList($input: DetectionsInput!) {\n    detections(input: $input) {\n      totalCount\n      pageInfo { hasNextPage endCursor }\n      edges {\n        node {\n          id kind displayName enabled managed severity tags lastModified\n          testStatus { total lastRun { passed failed ranAt } }\n          ... on Rule { logTypes scheduledQueries alertsPerDay lastMatchAt activity { events runs milliseconds matches errors lastError outage } }\n          ... on Policy { resourceTypes failingPerDay complianceCounts { passed failed errored suppressed } }\n          ... on CorrelationRule { ruleIds }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Preview($id: ID!) {\n    preview(id: $id) {\n      id\n      state\n      error\n      notice\n      progress\n      detectionId\n      isDraft\n      isCompared\n      startsAt\n      endsAt\n      coveredUntil\n      conditions\n      completedAt\n      steps { stepId ruleId signals }\n      queries { name runs rows }\n      resources {\n        counts { passed failed errored suppressed newlyFailing stillFailing noLongerFailing }\n        groups { type accountId passed failed errored suppressed newlyFailing noLongerFailing }\n        groupsOmitted\n        items { id type accountId name status suppressed savedStatus savedSuppressed change error }\n      }\n      summary {\n        eventsInScope\n        eventsRead\n        matches\n        errors\n        alerts\n        newAlerts\n        changedAlerts\n        keptAlerts\n        goneAlerts\n        bySeverity { severity alerts }\n        overTime { from newAlerts changedAlerts keptAlerts goneAlerts }\n        errorMessages { kind message events }\n      }\n      alerts {\n        id\n        type\n        change\n        severity\n        title\n        dedupString\n        createdAt\n        firstEventOccurredAt\n        eventCount\n        events { logType ruleId resourceId rowId eventTime row }\n        differences { aspect from to }\n      }\n      lostAlerts {\n        total\n        truePositives\n        byEnding { ending alerts }\n        alerts { id title severity createdAt ending previewedAlertId }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Preview($id: ID!) {\n    preview(id: $id) {\n      id\n      state\n      error\n      notice\n      progress\n      detectionId\n      isDraft\n      isCompared\n      startsAt\n      endsAt\n      coveredUntil\n      conditions\n      completedAt\n      steps { stepId ruleId signals }\n      queries { name runs rows }\n      resources {\n        counts { passed failed errored suppressed newlyFailing stillFailing noLongerFailing }\n        groups { type accountId passed failed errored suppressed newlyFailing noLongerFailing }\n        groupsOmitted\n        items { id type accountId name status suppressed savedStatus savedSuppressed change error }\n      }\n      summary {\n        eventsInScope\n        eventsRead\n        matches\n        errors\n        alerts\n        newAlerts\n        changedAlerts\n        keptAlerts\n        goneAlerts\n        bySeverity { severity alerts }\n        overTime { from newAlerts changedAlerts keptAlerts goneAlerts }\n        errorMessages { kind message events }\n      }\n      alerts {\n        id\n        type\n        change\n        severity\n        title\n        dedupString\n        createdAt\n        firstEventOccurredAt\n        eventCount\n        events { logType ruleId resourceId rowId eventTime row }\n        differences { aspect from to }\n      }\n      lostAlerts {\n        total\n        truePositives\n        byEnding { ending alerts }\n        alerts { id title severity createdAt ending previewedAlertId }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartPreview($input: StartPreviewInput!) {\n    startPreview(input: $input) { id state }\n  }\n"): (typeof documents)["\n  mutation StartPreview($input: StartPreviewInput!) {\n    startPreview(input: $input) { id state }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelPreview($id: ID!) {\n    cancelPreview(id: $id) { id state }\n  }\n"): (typeof documents)["\n  mutation CancelPreview($id: ID!) {\n    cancelPreview(id: $id) { id state }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PreviewedEvent($event: StoredEventInput!) {\n    storedEvent(event: $event)\n  }\n"): (typeof documents)["\n  query PreviewedEvent($event: StoredEventInput!) {\n    storedEvent(event: $event)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FilteredRule($id: ID!) {\n    rule(id: $id) {\n      id\n      displayName\n      managed\n      baseDetection\n      sigmaBody\n      inlineFilters\n      lastModified\n      tests { name }\n    }\n  }\n"): (typeof documents)["\n  query FilteredRule($id: ID!) {\n    rule(id: $id) {\n      id\n      displayName\n      managed\n      baseDetection\n      sigmaBody\n      inlineFilters\n      lastModified\n      tests { name }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FilterImpact($input: FilterImpactInput!) {\n    filterImpact(input: $input) {\n      alerts\n      alertsRemoved\n      truePositivesRemoved\n      events\n      eventsRemoved\n      notice\n      filteredAlerts { id title severity status outcome createdAt events eventsRemoved isRemoved isTruePositive }\n    }\n  }\n"): (typeof documents)["\n  query FilterImpact($input: FilterImpactInput!) {\n    filterImpact(input: $input) {\n      alerts\n      alertsRemoved\n      truePositivesRemoved\n      events\n      eventsRemoved\n      notice\n      filteredAlerts { id title severity status outcome createdAt events eventsRemoved isRemoved isTruePositive }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateRuleAndFilter($input: UpdateRuleAndFilterInput!) {\n    updateRuleAndFilter(input: $input) { id inlineFilters lastModified tests { name } }\n  }\n"): (typeof documents)["\n  mutation UpdateRuleAndFilter($input: UpdateRuleAndFilterInput!) {\n    updateRuleAndFilter(input: $input) { id inlineFilters lastModified tests { name } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UploadDetectionEntities($input: UploadDetectionEntitiesAsyncInput!) {\n    uploadDetectionEntitiesAsync(input: $input) { receiptId }\n  }\n"): (typeof documents)["\n  mutation UploadDetectionEntities($input: UploadDetectionEntitiesAsyncInput!) {\n    uploadDetectionEntitiesAsync(input: $input) { receiptId }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ValidateBulkUpload($input: ValidateBulkUploadInput!) {\n    validateBulkUpload(input: $input) { receiptId }\n  }\n"): (typeof documents)["\n  mutation ValidateBulkUpload($input: ValidateBulkUploadInput!) {\n    validateBulkUpload(input: $input) { receiptId }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DetectionEntitiesUploads {\n    detectionEntitiesUploads { receiptId status createdAt }\n  }\n"): (typeof documents)["\n  query DetectionEntitiesUploads {\n    detectionEntitiesUploads { receiptId status createdAt }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DetectionEntitiesUploadStatus($receiptId: ID!) {\n    detectionEntitiesUploadStatus(receiptId: $receiptId) {\n      receiptId status error createdAt completedAt\n      createdBy { id }\n      result {\n        rules { new modified total }\n        policies { new modified total }\n        correlationRules { new modified total }\n        dataModels { new modified total }\n        globalHelpers { new modified total }\n        lookupTables { new modified total }\n        queries { new modified total }\n        packs { new modified total }\n        scheduledPrompts { new modified total }\n        dashboards { new modified total }\n        leftOut { path errorMessage }\n      }\n    }\n  }\n"): (typeof documents)["\n  query DetectionEntitiesUploadStatus($receiptId: ID!) {\n    detectionEntitiesUploadStatus(receiptId: $receiptId) {\n      receiptId status error createdAt completedAt\n      createdBy { id }\n      result {\n        rules { new modified total }\n        policies { new modified total }\n        correlationRules { new modified total }\n        dataModels { new modified total }\n        globalHelpers { new modified total }\n        lookupTables { new modified total }\n        queries { new modified total }\n        packs { new modified total }\n        scheduledPrompts { new modified total }\n        dashboards { new modified total }\n        leftOut { path errorMessage }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ValidateBulkUploadStatus($receiptId: ID!) {\n    validateBulkUploadStatus(receiptId: $receiptId) { status error result { issues { path errorMessage } leftOut { path errorMessage } } }\n  }\n"): (typeof documents)["\n  query ValidateBulkUploadStatus($receiptId: ID!) {\n    validateBulkUploadStatus(receiptId: $receiptId) { status error result { issues { path errorMessage } leftOut { path errorMessage } } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteLookupTable($id: ID!) {\n    deleteLookupTable(id: $id) { id }\n  }\n"): (typeof documents)["\n  mutation DeleteLookupTable($id: ID!) {\n    deleteLookupTable(id: $id) { id }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LookupUserNames($id: ID!) {\n    lookupUses(id: $id) { detections { id displayName } queries { id name } }\n  }\n"): (typeof documents)["\n  query LookupUserNames($id: ID!) {\n    lookupUses(id: $id) { detections { id displayName } queries { id name } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LookupUses($id: ID!) {\n    lookupUses(id: $id) {\n      detections { id displayName kind enabled }\n      queries { id name }\n    }\n  }\n"): (typeof documents)["\n  query LookupUses($id: ID!) {\n    lookupUses(id: $id) {\n      detections { id displayName kind enabled }\n      queries { id name }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LookupTable($id: ID!) {\n    lookupTable(id: $id) {\n      id name enabled description reference schema primaryKey lakeTable health healthMessage revision\n      createdAt lastModified query refresh refreshedAt nextRefreshAt managed\n      lastModifiedBy { name }\n      associatedLogTypes { logType selectors }\n      file { filename bytes rows uploadedAt }\n    }\n  }\n"): (typeof documents)["\n  query LookupTable($id: ID!) {\n    lookupTable(id: $id) {\n      id name enabled description reference schema primaryKey lakeTable health healthMessage revision\n      createdAt lastModified query refresh refreshedAt nextRefreshAt managed\n      lastModifiedBy { name }\n      associatedLogTypes { logType selectors }\n      file { filename bytes rows uploadedAt }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LookupRows($input: LookupRowsInput!) {\n    lookupRows(input: $input) { nodes columns pageInfo { hasNextPage endCursor } }\n  }\n"): (typeof documents)["\n  query LookupRows($input: LookupRowsInput!) {\n    lookupRows(input: $input) { nodes columns pageInfo { hasNextPage endCursor } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RefreshLookupTable($id: ID!) {\n    refreshLookupTable(id: $id) { id nextRefreshAt }\n  }\n"): (typeof documents)["\n  mutation RefreshLookupTable($id: ID!) {\n    refreshLookupTable(id: $id) { id nextRefreshAt }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LookupMatch($input: LookupMatchInput!) {\n    lookupMatch(input: $input) { row comparison isNotAnAddress }\n  }\n"): (typeof documents)["\n  query LookupMatch($input: LookupMatchInput!) {\n    lookupMatch(input: $input) { row comparison isNotAnAddress }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EditedLookupTable($id: ID!) {\n    lookupTable(id: $id) {\n      id name enabled description reference schema primaryKey revision\n      refresh query\n      associatedLogTypes { logType selectors }\n    }\n  }\n"): (typeof documents)["\n  query EditedLookupTable($id: ID!) {\n    lookupTable(id: $id) {\n      id name enabled description reference schema primaryKey revision\n      refresh query\n      associatedLogTypes { logType selectors }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LookupSchemas {\n    schemas(input: { isArchived: false }) { edges { node { name } } }\n  }\n"): (typeof documents)["\n  query LookupSchemas {\n    schemas(input: { isArchived: false }) { edges { node { name } } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateLookupTable($input: LookupTableInput!) {\n    createLookupTable(input: $input) { id name }\n  }\n"): (typeof documents)["\n  mutation CreateLookupTable($input: LookupTableInput!) {\n    createLookupTable(input: $input) { id name }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateLookupTable($input: UpdateLookupTableInput!) {\n    updateLookupTable(input: $input) {\n      id name enabled description reference schema primaryKey lakeTable health healthMessage revision lastModified refresh nextRefreshAt\n      associatedLogTypes { logType selectors }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateLookupTable($input: UpdateLookupTableInput!) {\n    updateLookupTable(input: $input) {\n      id name enabled description reference schema primaryKey lakeTable health healthMessage revision lastModified refresh nextRefreshAt\n      associatedLogTypes { logType selectors }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LookupList {\n    lookupTables {\n      id name description health primaryKey lastModified\n      associatedLogTypes { logType }\n      file { rows }\n    }\n  }\n"): (typeof documents)["\n  query LookupList {\n    lookupTables {\n      id name description health primaryKey lastModified\n      associatedLogTypes { logType }\n      file { rows }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NotebookFields on Notebook {\n    id name description revision isOwn mayChange updatedAt updatedBy { name }\n    owner { id givenName familyName }\n    sharing { kind roleIds }\n    steps { id kind title text language databases tables relativeTime startTime endTime runId }\n  }\n"): (typeof documents)["\n  fragment NotebookFields on Notebook {\n    id name description revision isOwn mayChange updatedAt updatedBy { name }\n    owner { id givenName familyName }\n    sharing { kind roleIds }\n    steps { id kind title text language databases tables relativeTime startTime endTime runId }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Notebooks {\n    notebooks { id name description stepCount isOwn updatedAt owner { id givenName familyName } sharing { kind roleIds } }\n  }\n"): (typeof documents)["\n  query Notebooks {\n    notebooks { id name description stepCount isOwn updatedAt owner { id givenName familyName } sharing { kind roleIds } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Notebook($id: ID!) { notebook(id: $id) { ...NotebookFields } }\n"): (typeof documents)["\n  query Notebook($id: ID!) { notebook(id: $id) { ...NotebookFields } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveNotebook($input: SaveNotebookInput!) { saveNotebook(input: $input) { id ...NotebookFields } }\n"): (typeof documents)["\n  mutation SaveNotebook($input: SaveNotebookInput!) { saveNotebook(input: $input) { id ...NotebookFields } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteNotebook($id: ID!) { deleteNotebook(id: $id) { id } }\n"): (typeof documents)["\n  mutation DeleteNotebook($id: ID!) { deleteNotebook(id: $id) { id } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AlertsOverTime on Overview {\n    alertsOverTime { at series { label values } }\n  }\n"): (typeof documents)["\n  fragment AlertsOverTime on Overview {\n    alertsOverTime { at series { label values } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AlertCounts on Overview {\n    alertsBySeverity { label count }\n    alertsByStatus { label count }\n  }\n"): (typeof documents)["\n  fragment AlertCounts on Overview {\n    alertsBySeverity { label count }\n    alertsByStatus { label count }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TopRules on Overview {\n    topRules { ruleId displayName severity count }\n  }\n"): (typeof documents)["\n  fragment TopRules on Overview {\n    topRules { ruleId displayName severity count }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CloudSecurity($startTime: DateTime!, $endTime: DateTime!) {\n    cloudSecurity(startTime: $startTime, endTime: $endTime) {\n      byType { label }\n      ...ComplianceHeadline\n      ...FailingOverTime\n      ...PoliciesBySeverity\n      ...ResourceGroups\n      ...TopPolicies\n      ...TopResources\n    }\n  }\n"): (typeof documents)["\n  query CloudSecurity($startTime: DateTime!, $endTime: DateTime!) {\n    cloudSecurity(startTime: $startTime, endTime: $endTime) {\n      byType { label }\n      ...ComplianceHeadline\n      ...FailingOverTime\n      ...PoliciesBySeverity\n      ...ResourceGroups\n      ...TopPolicies\n      ...TopResources\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ComplianceHeadline on CloudSecurity {\n    counts { passed failed errored suppressed }\n    countsBefore { passed failed errored suppressed }\n    byType { passed failed errored unchecked }\n    bySeverity { policies failingPolicies }\n  }\n"): (typeof documents)["\n  fragment ComplianceHeadline on CloudSecurity {\n    counts { passed failed errored suppressed }\n    countsBefore { passed failed errored suppressed }\n    byType { passed failed errored unchecked }\n    bySeverity { policies failingPolicies }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FailingOverTime on CloudSecurity {\n    failingOverTime { at series { label values } }\n  }\n"): (typeof documents)["\n  fragment FailingOverTime on CloudSecurity {\n    failingOverTime { at series { label values } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PoliciesBySeverity on CloudSecurity {\n    bySeverity { severity failingPolicies counts { failed } }\n  }\n"): (typeof documents)["\n  fragment PoliciesBySeverity on CloudSecurity {\n    bySeverity { severity failingPolicies counts { failed } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ResourceGroups on CloudSecurity {\n    byType { label passed failed errored unchecked }\n    byAccount { label passed failed errored unchecked }\n  }\n"): (typeof documents)["\n  fragment ResourceGroups on CloudSecurity {\n    byType { label passed failed errored unchecked }\n    byAccount { label passed failed errored unchecked }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TopPolicies on CloudSecurity {\n    topPolicies { policyId displayName severity counts { passed failed errored } }\n  }\n"): (typeof documents)["\n  fragment TopPolicies on CloudSecurity {\n    topPolicies { policyId displayName severity counts { passed failed errored } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TopResources on CloudSecurity {\n    topResources { severity failed resource { id name type accountId } }\n  }\n"): (typeof documents)["\n  fragment TopResources on CloudSecurity {\n    topResources { severity failed resource { id name type accountId } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BytesOverTime on DataVolume {\n    bytesByLogType { at series { label values } }\n    bytesBySource { at series { label values } }\n  }\n"): (typeof documents)["\n  fragment BytesOverTime on DataVolume {\n    bytesByLogType { at series { label values } }\n    bytesBySource { at series { label values } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DataVolume($startTime: DateTime!, $endTime: DateTime!) {\n    dataVolume(startTime: $startTime, endTime: $endTime) {\n      logTypes { id }\n      ...VolumeHeadline\n      ...BytesOverTime\n      ...LogTypeVolumes\n      ...SourceVolumes\n    }\n  }\n"): (typeof documents)["\n  query DataVolume($startTime: DateTime!, $endTime: DateTime!) {\n    dataVolume(startTime: $startTime, endTime: $endTime) {\n      logTypes { id }\n      ...VolumeHeadline\n      ...BytesOverTime\n      ...LogTypeVolumes\n      ...SourceVolumes\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DataFailures($startTime: DateTime!, $endTime: DateTime!) {\n    dataFailures(startTime: $startTime, endTime: $endTime) { sourceId label reason failures lastAt }\n  }\n"): (typeof documents)["\n  query DataFailures($startTime: DateTime!, $endTime: DateTime!) {\n    dataFailures(startTime: $startTime, endTime: $endTime) { sourceId label reason failures lastAt }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DataLag($startTime: DateTime!, $endTime: DateTime!) {\n    dataLag(startTime: $startTime, endTime: $endTime) { logType seconds }\n  }\n"): (typeof documents)["\n  query DataLag($startTime: DateTime!, $endTime: DateTime!) {\n    dataLag(startTime: $startTime, endTime: $endTime) { logType seconds }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment VolumeHeadline on DataVolume {\n    totals { events bytes failed }\n    totalsBefore { events bytes failed }\n    logTypes { totals { events } totalsBefore { events } }\n    sources { totals { bytes } totalsBefore { bytes } }\n  }\n"): (typeof documents)["\n  fragment VolumeHeadline on DataVolume {\n    totals { events bytes failed }\n    totalsBefore { events bytes failed }\n    logTypes { totals { events } totalsBefore { events } }\n    sources { totals { bytes } totalsBefore { bytes } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LogTypeVolumes on DataVolume {\n    logTypes { id label totals { events bytes failed } totalsBefore { events bytes failed } lastReceivedAt }\n  }\n"): (typeof documents)["\n  fragment LogTypeVolumes on DataVolume {\n    logTypes { id label totals { events bytes failed } totalsBefore { events bytes failed } lastReceivedAt }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SourceVolumes on DataVolume {\n    sources { id label totals { events bytes failed } totalsBefore { events bytes failed } lastReceivedAt }\n  }\n"): (typeof documents)["\n  fragment SourceVolumes on DataVolume {\n    sources { id label totals { events bytes failed } totalsBefore { events bytes failed } lastReceivedAt }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EventsOverTime on Overview {\n    eventsOverTime { at series { label values } }\n  }\n"): (typeof documents)["\n  fragment EventsOverTime on Overview {\n    eventsOverTime { at series { label values } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Headline on Overview {\n    openAlerts { label count }\n    totals { alerts events bytes }\n    totalsBefore { alerts events bytes }\n    sourcesByHealth { label count }\n  }\n"): (typeof documents)["\n  fragment Headline on Overview {\n    openAlerts { label count }\n    totals { alerts events bytes }\n    totalsBefore { alerts events bytes }\n    sourcesByHealth { label count }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Overview($startTime: DateTime!, $endTime: DateTime!, $alerts: AlertsInput!, $mayReadAlerts: Boolean!) {\n    overview(startTime: $startTime, endTime: $endTime) {\n      totalEvents\n      sourcesByHealth { count }\n      ...Headline\n      ...AlertsOverTime\n      ...AlertCounts\n      ...TopRules\n      ...EventsOverTime\n    }\n    alerts(input: $alerts) @include(if: $mayReadAlerts) { ...RecentAlerts }\n  }\n"): (typeof documents)["\n  query Overview($startTime: DateTime!, $endTime: DateTime!, $alerts: AlertsInput!, $mayReadAlerts: Boolean!) {\n    overview(startTime: $startTime, endTime: $endTime) {\n      totalEvents\n      sourcesByHealth { count }\n      ...Headline\n      ...AlertsOverTime\n      ...AlertCounts\n      ...TopRules\n      ...EventsOverTime\n    }\n    alerts(input: $alerts) @include(if: $mayReadAlerts) { ...RecentAlerts }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RecentAlerts on AlertConnection {\n    edges { node { id title severity status createdAt } }\n  }\n"): (typeof documents)["\n  fragment RecentAlerts on AlertConnection {\n    edges { node { id title severity status createdAt } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PackChanges($input: PackVersionInput!) {\n    packChanges(input: $input) {\n      from to leftOut problems\n      items {\n        id kind displayName action\n        before { path text }\n        after { path text }\n        overrides { member chosen before after }\n      }\n    }\n  }\n"): (typeof documents)["\n  query PackChanges($input: PackVersionInput!) {\n    packChanges(input: $input) {\n      from to leftOut problems\n      items {\n        id kind displayName action\n        before { path text }\n        after { path text }\n        overrides { member chosen before after }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangePackVersion($input: PackVersionInput!) {\n    changePackVersion(input: $input) { id version hasUpdate itemIds }\n  }\n"): (typeof documents)["\n  mutation ChangePackVersion($input: PackVersionInput!) {\n    changePackVersion(input: $input) { id version hasUpdate itemIds }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PackDestinations { destinations { outputId displayName } }\n"): (typeof documents)["\n  query PackDestinations { destinations { outputId displayName } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PackPage($id: ID!) {\n    pack(id: $id) {\n      id displayName description enabled switchReason isSwitchable origin sourceName version newestVersion hasUpdate itemIds lastModified\n      versions { version publishedAt notes isInstalled }\n      items { id kind displayName enabled severity overrides }\n      gaps { id neededBy isElsewhere }\n      logTypes { name isReceived }\n    }\n  }\n"): (typeof documents)["\n  query PackPage($id: ID!) {\n    pack(id: $id) {\n      id displayName description enabled switchReason isSwitchable origin sourceName version newestVersion hasUpdate itemIds lastModified\n      versions { version publishedAt notes isInstalled }\n      items { id kind displayName enabled severity overrides }\n      gaps { id neededBy isElsewhere }\n      logTypes { name isReceived }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PackList($input: PacksInput!) {\n    packs(input: $input) {\n      edges {\n        node {\n          id displayName description enabled switchReason isSwitchable origin sourceName version newestVersion hasUpdate itemIds\n          logTypes { name isReceived }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query PackList($input: PacksInput!) {\n    packs(input: $input) {\n      edges {\n        node {\n          id displayName description enabled switchReason isSwitchable origin sourceName version newestVersion hasUpdate itemIds\n          logTypes { name isReceived }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetPackEnabled($id: ID!, $enabled: Boolean!) {\n    setPackEnabled(id: $id, enabled: $enabled) {\n      id enabled switchReason isSwitchable version hasUpdate itemIds\n      logTypes { name isReceived }\n      versions { version publishedAt notes isInstalled }\n      items { id kind displayName enabled severity overrides }\n      gaps { id neededBy isElsewhere }\n    }\n  }\n"): (typeof documents)["\n  mutation SetPackEnabled($id: ID!, $enabled: Boolean!) {\n    setPackEnabled(id: $id, enabled: $enabled) {\n      id enabled switchReason isSwitchable version hasUpdate itemIds\n      logTypes { name isReceived }\n      versions { version publishedAt notes isInstalled }\n      items { id kind displayName enabled severity overrides }\n      gaps { id neededBy isElsewhere }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PackSources {\n    packSources {\n      id displayName kind url hasToken publicKey enabled polledAt problem versions\n      packs { id displayName enabled }\n    }\n  }\n"): (typeof documents)["\n  query PackSources {\n    packSources {\n      id displayName kind url hasToken publicKey enabled polledAt problem versions\n      packs { id displayName enabled }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PollPackSource($id: ID!) {\n    pollPackSource(id: $id) { id polledAt problem versions packs { id displayName enabled } }\n  }\n"): (typeof documents)["\n  mutation PollPackSource($id: ID!) {\n    pollPackSource(id: $id) { id polledAt problem versions packs { id displayName enabled } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeletePackSource($id: ID!) { deletePackSource(id: $id) { id } }\n"): (typeof documents)["\n  mutation DeletePackSource($id: ID!) { deletePackSource(id: $id) { id } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreatePackSource($input: PackSourceInput!) {\n    createPackSource(input: $input) { id displayName problem packs { id } }\n  }\n"): (typeof documents)["\n  mutation CreatePackSource($input: PackSourceInput!) {\n    createPackSource(input: $input) { id displayName problem packs { id } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdatePackSource($input: UpdatePackSourceInput!) {\n    updatePackSource(input: $input) {\n      id displayName kind url hasToken publicKey enabled revision polledAt problem versions\n      packs { id displayName enabled }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdatePackSource($input: UpdatePackSourceInput!) {\n    updatePackSource(input: $input) {\n      id displayName kind url hasToken publicKey enabled revision polledAt problem versions\n      packs { id displayName enabled }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EditedPackSource($id: ID!) {\n    packSource(id: $id) { id displayName kind url hasToken publicKey enabled revision }\n  }\n"): (typeof documents)["\n  query EditedPackSource($id: ID!) {\n    packSource(id: $id) { id displayName kind url hasToken publicKey enabled revision }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ResourceAlerts($input: AlertsInput!) {\n    alerts(input: $input) {\n      totalCount\n      edges { node { id title severity status createdAt } }\n    }\n  }\n"): (typeof documents)["\n  query ResourceAlerts($input: AlertsInput!) {\n    alerts(input: $input) {\n      totalCount\n      edges { node { id title severity status createdAt } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ResourceHistory on Resource {\n    complianceHistory { policyId at was became policy { id displayName } }\n  }\n"): (typeof documents)["\n  fragment ResourceHistory on Resource {\n    complianceHistory { policyId at was became policy { id displayName } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Resource($id: ID!) {\n    resource(id: $id) {\n      id type accountId region name attributes createdAt changedAt seenAt deletedAt complianceStatus\n      ...ResourceResults\n      ...ResourceHistory\n    }\n  }\n"): (typeof documents)["\n  query Resource($id: ID!) {\n    resource(id: $id) {\n      id type accountId region name attributes createdAt changedAt seenAt deletedAt complianceStatus\n      ...ResourceResults\n      ...ResourceHistory\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ResourceResults on Resource {\n    id\n    compliance {\n      policyId resourceId status suppressed error checkedAt changedAt\n      suppression { reason createdAt createdBy }\n      policy { id displayName severity suppressions }\n    }\n  }\n"): (typeof documents)["\n  fragment ResourceResults on Resource {\n    id\n    compliance {\n      policyId resourceId status suppressed error checkedAt changedAt\n      suppression { reason createdAt createdBy }\n      policy { id displayName severity suppressions }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SuppressCompliance($input: SuppressComplianceInput!) {\n    suppressCompliance(input: $input) {\n      policyId resourceId suppressed suppression { reason createdAt createdBy }\n    }\n  }\n"): (typeof documents)["\n  mutation SuppressCompliance($input: SuppressComplianceInput!) {\n    suppressCompliance(input: $input) {\n      policyId resourceId suppressed suppression { reason createdAt createdBy }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UnsuppressCompliance($input: UnsuppressComplianceInput!) {\n    unsuppressCompliance(input: $input) {\n      policyId resourceId suppressed suppression { reason createdAt createdBy }\n    }\n  }\n"): (typeof documents)["\n  mutation UnsuppressCompliance($input: UnsuppressComplianceInput!) {\n    unsuppressCompliance(input: $input) {\n      policyId resourceId suppressed suppression { reason createdAt createdBy }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ResourceChoices { resourceTypes resourceAccountIds }"): (typeof documents)["query ResourceChoices { resourceTypes resourceAccountIds }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ResourceList($input: ResourcesInput!) {\n    resources(input: $input) {\n      totalCount\n      pageInfo { hasNextPage endCursor }\n      edges {\n        node {\n          id type accountId region name changedAt complianceStatus\n          complianceCounts { passed failed errored suppressed }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ResourceList($input: ResourcesInput!) {\n    resources(input: $input) {\n      totalCount\n      pageInfo { hasNextPage endCursor }\n      edges {\n        node {\n          id type accountId region name changedAt complianceStatus\n          complianceCounts { passed failed errored suppressed }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ArchiveSchema($input: ArchiveSchemaInput!) {\n    archiveSchema(input: $input) { schema { name isArchived updatedAt } }\n  }\n"): (typeof documents)["\n  mutation ArchiveSchema($input: ArchiveSchemaInput!) {\n    archiveSchema(input: $input) { schema { name isArchived updatedAt } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Schema($name: String!) {\n    schema(name: $name) {\n      name description referenceURL revision spec isManaged isArchived createdAt updatedAt\n      logSources { id label }\n    }\n  }\n"): (typeof documents)["\n  query Schema($name: String!) {\n    schema(name: $name) {\n      name description referenceURL revision spec isManaged isArchived createdAt updatedAt\n      logSources { id label }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EditedSchema($name: String!) {\n    schema(name: $name) { name spec revision isManaged isArchived }\n  }\n"): (typeof documents)["\n  query EditedSchema($name: String!) {\n    schema(name: $name) { name spec revision isManaged isArchived }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveSchema($input: CreateOrUpdateSchemaInput!) {\n    createOrUpdateSchema(input: $input) {\n      schema {\n        name description referenceURL revision spec isManaged isArchived createdAt updatedAt\n        logSources { id label }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SaveSchema($input: CreateOrUpdateSchemaInput!) {\n    createOrUpdateSchema(input: $input) {\n      schema {\n        name description referenceURL revision spec isManaged isArchived createdAt updatedAt\n        logSources { id label }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CheckSchema($input: CheckSchemaInput!) {\n    checkSchema(input: $input) {\n      problems { line column message }\n      incompatibleChanges\n    }\n  }\n"): (typeof documents)["\n  query CheckSchema($input: CheckSchemaInput!) {\n    checkSchema(input: $input) {\n      problems { line column message }\n      incompatibleChanges\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TestSchema($input: TestSchemaInput!) {\n    testSchema(input: $input) {\n      samples parsed events\n      failures { index reason raw }\n    }\n  }\n"): (typeof documents)["\n  mutation TestSchema($input: TestSchemaInput!) {\n    testSchema(input: $input) {\n      samples parsed events\n      failures { index reason raw }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation InferSchema($input: InferSchemaInput!) {\n    inferSchema(input: $input) { spec samples parsed }\n  }\n"): (typeof documents)["\n  mutation InferSchema($input: InferSchemaInput!) {\n    inferSchema(input: $input) { spec samples parsed }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SampleSources($input: SourcesInput!) {\n    sources(input: $input) {\n      edges { node { integrationId integrationLabel } }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n"): (typeof documents)["\n  query SampleSources($input: SourcesInput!) {\n    sources(input: $input) {\n      edges { node { integrationId integrationLabel } }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SchemaRevisions($name: String!) {\n    schema(name: $name) { name revision isManaged isArchived revisions { revision spec changedBy at } }\n  }\n"): (typeof documents)["\n  query SchemaRevisions($name: String!) {\n    schema(name: $name) { name revision isManaged isArchived revisions { revision spec changedBy at } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SchemaList($input: SchemasInput!) {\n    schemas(input: $input) {\n      edges {\n        node {\n          name description isManaged isArchived revision updatedAt\n          logSources { id label }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query SchemaList($input: SchemasInput!) {\n    schemas(input: $input) {\n      edges {\n        node {\n          name description isManaged isArchived revision updatedAt\n          logSources { id label }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ParseSamples($input: ParseSamplesInput!) {\n    parseSamples(input: $input) {\n      parser unreadNames\n      lines {\n        text outcome reason pattern\n        pieces { name start end value }\n        stops { pattern at name expected reason }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ParseSamples($input: ParseSamplesInput!) {\n    parseSamples(input: $input) {\n      parser unreadNames\n      lines {\n        text outcome reason pattern\n        pieces { name start end value }\n        stops { pattern at name expected reason }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartQueryDownload($input: StartAsyncDownloadInput!) {\n    startAsyncDownloadOfAllQueryResults(input: $input) { download { id } error { message } }\n  }\n"): (typeof documents)["\n  mutation StartQueryDownload($input: StartAsyncDownloadInput!) {\n    startAsyncDownloadOfAllQueryResults(input: $input) { download { id } error { message } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query QueryDownloadUrl($input: AsyncQueryDownloadUrlInput!) {\n    getAsyncQueryDownloadUrl(input: $input) { url error { message } }\n  }\n"): (typeof documents)["\n  query QueryDownloadUrl($input: AsyncQueryDownloadUrlInput!) {\n    getAsyncQueryDownloadUrl(input: $input) { url error { message } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CsvFiles($input: QueryDownloadsInput!) {\n    queryDownloads(input: $input) {\n      edges { node { id queryId status error { message } rowCount bytes createdAt } }\n      pageInfo { hasNextPage }\n    }\n  }\n"): (typeof documents)["\n  query CsvFiles($input: QueryDownloadsInput!) {\n    queryDownloads(input: $input) {\n      edges { node { id queryId status error { message } rowCount bytes createdAt } }\n      pageInfo { hasNextPage }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query QueryDownloads($input: QueryDownloadsInput!) {\n    queryDownloads(input: $input) { edges { node { id status createdAt error { message } } } }\n  }\n"): (typeof documents)["\n  query QueryDownloads($input: QueryDownloadsInput!) {\n    queryDownloads(input: $input) { edges { node { id status createdAt error { message } } } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExplorerTable($input: DataLakeDatabaseTableInput!) {\n    dataLakeDatabaseTable(input: $input) {\n      id newestEventAt\n      columns { name type description }\n    }\n  }\n"): (typeof documents)["\n  query ExplorerTable($input: DataLakeDatabaseTableInput!) {\n    dataLakeDatabaseTable(input: $input) {\n      id newestEventAt\n      columns { name type description }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExplorerTree {\n    dataLakeDatabases {\n      name displayName\n      tables { id name displayName description logType rows bytes }\n    }\n  }\n"): (typeof documents)["\n  query ExplorerTree {\n    dataLakeDatabases {\n      name displayName\n      tables { id name displayName description logType rows bytes }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExplorerRun($id: ID!) {\n    dataLakeQuery(id: $id) {\n      id kind sql language name\n      metadata { databases tables startTime endTime relativeTime limit sortDirection simpleSearchQueryFilter }\n    }\n  }\n"): (typeof documents)["\n  query ExplorerRun($id: ID!) {\n    dataLakeQuery(id: $id) {\n      id kind sql language name\n      metadata { databases tables startTime endTime relativeTime limit sortDirection simpleSearchQueryFilter }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExplorerSavedQuery($id: ID!) {\n    savedQuery(id: $id) {\n      id name sqlQuery\n      params {\n        language query databases tables startTime endTime relativeTime limit sortDirection simpleSearchQueryFilter\n      }\n    }\n  }\n"): (typeof documents)["\n  query ExplorerSavedQuery($id: ID!) {\n    savedQuery(id: $id) {\n      id name sqlQuery\n      params {\n        language query databases tables startTime endTime relativeTime limit sortDirection simpleSearchQueryFilter\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FlowTablesColumns($tables: [String!]!) {\n    dataLakeTablesColumns(tables: $tables) { id columns { name type description paths members } }\n  }\n"): (typeof documents)["\n  query FlowTablesColumns($tables: [String!]!) {\n    dataLakeTablesColumns(tables: $tables) { id columns { name type description paths members } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FlowValues($input: SearchInput!, $key: String!) {\n    fieldSummary(input: $input, key: $key) { top { value } }\n  }\n"): (typeof documents)["\n  query FlowValues($input: SearchInput!, $key: String!) {\n    fieldSummary(input: $input, key: $key) { top { value } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SearchHistory($input: DataLakeQueriesInput) {\n    dataLakeQueries(input: $input) {\n      pageInfo { hasNextPage endCursor }\n      edges {\n        node {\n          id kind sql language name status message isScheduled startedAt resultsUntil\n          issuedBy {\n            __typename\n            ... on User { id givenName familyName email }\n            ... on APIToken { id name }\n          }\n          metadata { databases tables startTime endTime relativeTime limit sortDirection simpleSearchQueryFilter }\n          stats { bytesScanned executionTime rowCount }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query SearchHistory($input: DataLakeQueriesInput) {\n    dataLakeQueries(input: $input) {\n      pageInfo { hasNextPage endCursor }\n      edges {\n        node {\n          id kind sql language name status message isScheduled startedAt resultsUntil\n          issuedBy {\n            __typename\n            ... on User { id givenName familyName email }\n            ... on APIToken { id name }\n          }\n          metadata { databases tables startTime endTime relativeTime limit sortDirection simpleSearchQueryFilter }\n          stats { bytesScanned executionTime rowCount }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ExecuteIndicatorSearch($input: ExecuteIndicatorSearchQueryInput!) {\n    executeIndicatorSearchQuery(input: $input) { id }\n  }\n"): (typeof documents)["\n  mutation ExecuteIndicatorSearch($input: ExecuteIndicatorSearchQueryInput!) {\n    executeIndicatorSearchQuery(input: $input) { id }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StatementOfQuery($input: ExecuteDataLakeQueryInput!) {\n    checkDataLakeQuery(input: $input) { sql problem }\n  }\n"): (typeof documents)["\n  query StatementOfQuery($input: ExecuteDataLakeQueryInput!) {\n    checkDataLakeQuery(input: $input) { sql problem }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ColumnsOfForm($tables: [String!]!) {\n    dataLakeTablesColumns(tables: $tables) { id columns { name type } }\n  }\n"): (typeof documents)["\n  query ColumnsOfForm($tables: [String!]!) {\n    dataLakeTablesColumns(tables: $tables) { id columns { name type } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NotebooksToAddTo { notebooks { id name mayChange } }\n"): (typeof documents)["\n  query NotebooksToAddTo { notebooks { id name mayChange } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddNotebookStep($id: ID!, $step: NotebookStepInput!) { addNotebookStep(id: $id, step: $step) { id name } }\n"): (typeof documents)["\n  mutation AddNotebookStep($id: ID!, $step: NotebookStepInput!) { addNotebookStep(id: $id, step: $step) { id name } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateNotebook($input: SaveNotebookInput!) { saveNotebook(input: $input) { id name } }\n"): (typeof documents)["\n  mutation CreateNotebook($input: SaveNotebookInput!) { saveNotebook(input: $input) { id name } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RulesOfLogType($input: DetectionsInput!) {\n    detections(input: $input) {\n      totalCount\n      edges { node { id displayName severity enabled } }\n    }\n  }\n"): (typeof documents)["\n  query RulesOfLogType($input: DetectionsInput!) {\n    detections(input: $input) {\n      totalCount\n      edges { node { id displayName severity enabled } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RunHistogram($id: ID!, $buckets: Int!) {\n    dataLakeQuery(id: $id) {\n      histogram(buckets: $buckets) {\n        bucketSeconds total\n        series { table total buckets { at count } }\n      }\n    }\n  }\n"): (typeof documents)["\n  query RunHistogram($id: ID!, $buckets: Int!) {\n    dataLakeQuery(id: $id) {\n      histogram(buckets: $buckets) {\n        bucketSeconds total\n        series { table total buckets { at count } }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ScanEstimate($input: ExecuteDataLakeQueryInput!) {\n    checkDataLakeQuery(input: $input) { estimate { rows bytes seconds } }\n  }\n"): (typeof documents)["\n  query ScanEstimate($input: ExecuteDataLakeQueryInput!) {\n    checkDataLakeQuery(input: $input) { estimate { rows bytes seconds } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation KeepChart($input: UpdateQueryUserConfigInput!) {\n    updateQueryUserConfig(input: $input) { queryId chartProperties { chartType propertyId limit sortDirection colorHexes } }\n  }\n"): (typeof documents)["\n  mutation KeepChart($input: UpdateQueryUserConfigInput!) {\n    updateQueryUserConfig(input: $input) { queryId chartProperties { chartType propertyId limit sortDirection colorHexes } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ExecuteQuery($input: ExecuteDataLakeQueryInput!) {\n    executeDataLakeQuery(input: $input) { id }\n  }\n"): (typeof documents)["\n  mutation ExecuteQuery($input: ExecuteDataLakeQueryInput!) {\n    executeDataLakeQuery(input: $input) { id }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelQuery($input: CancelDataLakeQueryInput!) {\n    cancelDataLakeQuery(input: $input) { id }\n  }\n"): (typeof documents)["\n  mutation CancelQuery($input: CancelDataLakeQueryInput!) {\n    cancelDataLakeQuery(input: $input) { id }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query QueryRun($id: ID!, $results: DataLakeQueryResultsInput) {\n    dataLakeQuery(id: $id) {\n      id sql language status message startedAt\n      annotations { visualize }\n      userConfig { chartProperties { chartType propertyId limit sortDirection colorHexes } }\n      progress { isWaiting rowsRead bytesRead percent }\n      stats { bytesScanned executionTime rowCount }\n      results(input: $results) {\n        edges { node cursor }\n        pageInfo { hasNextPage endCursor }\n        columnInfo { order types }\n        tryAgain isTruncated\n      }\n    }\n  }\n"): (typeof documents)["\n  query QueryRun($id: ID!, $results: DataLakeQueryResultsInput) {\n    dataLakeQuery(id: $id) {\n      id sql language status message startedAt\n      annotations { visualize }\n      userConfig { chartProperties { chartType propertyId limit sortDirection colorHexes } }\n      progress { isWaiting rowsRead bytesRead percent }\n      stats { bytesScanned executionTime rowCount }\n      results(input: $results) {\n        edges { node cursor }\n        pageInfo { hasNextPage endCursor }\n        columnInfo { order types }\n        tryAgain isTruncated\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RunFieldSummary($id: ID!, $key: String!) {\n    dataLakeQuery(id: $id) { fieldSummary(key: $key) { total distinct top { value count } } }\n  }\n"): (typeof documents)["\n  query RunFieldSummary($id: ID!, $key: String!) {\n    dataLakeQuery(id: $id) { fieldSummary(key: $key) { total distinct top { value count } } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SavedQueryRuns($name: ID!) {\n    queryRuns(name: $name) {\n      queryName dueAt status attempts startedAt finishedAt rows isTruncated matches error\n    }\n  }\n"): (typeof documents)["\n  query SavedQueryRuns($name: ID!) {\n    queryRuns(name: $name) {\n      queryName dueAt status attempts startedAt finishedAt rows isTruncated matches error\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SavedQuery($id: ID!) {\n    savedQuery(id: $id) {\n      id name description tags sqlQuery managed enabled lookbackSeconds hasTimeFilter hasLimit\n      params {\n        language query databases tables startTime endTime relativeTime limit sortDirection simpleSearchQueryFilter\n      }\n      schedule { rateMinutes cronExpression timeoutMinutes }\n      email { recipients sendEmpty preferAttachment }\n      createdBy { id name }\n      lastModified lastModifiedBy { id name }\n      lastRun { queryName dueAt status error }\n    }\n  }\n"): (typeof documents)["\n  query SavedQuery($id: ID!) {\n    savedQuery(id: $id) {\n      id name description tags sqlQuery managed enabled lookbackSeconds hasTimeFilter hasLimit\n      params {\n        language query databases tables startTime endTime relativeTime limit sortDirection simpleSearchQueryFilter\n      }\n      schedule { rateMinutes cronExpression timeoutMinutes }\n      email { recipients sendEmpty preferAttachment }\n      createdBy { id name }\n      lastModified lastModifiedBy { id name }\n      lastRun { queryName dueAt status error }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SavedQueries($input: ContentItemsInput!) {\n    savedQueries(input: $input) {\n      edges {\n        node {\n          id name description tags sqlQuery managed enabled lookbackSeconds hasTimeFilter hasLimit\n          params {\n            language query databases tables startTime endTime relativeTime limit sortDirection\n            simpleSearchQueryFilter\n          }\n          schedule { rateMinutes cronExpression timeoutMinutes }\n          email { recipients sendEmpty preferAttachment }\n          createdBy { id name }\n          lastModified lastModifiedBy { id name }\n          lastRun { queryName dueAt status error }\n        }\n      }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n"): (typeof documents)["\n  query SavedQueries($input: ContentItemsInput!) {\n    savedQueries(input: $input) {\n      edges {\n        node {\n          id name description tags sqlQuery managed enabled lookbackSeconds hasTimeFilter hasLimit\n          params {\n            language query databases tables startTime endTime relativeTime limit sortDirection\n            simpleSearchQueryFilter\n          }\n          schedule { rateMinutes cronExpression timeoutMinutes }\n          email { recipients sendEmpty preferAttachment }\n          createdBy { id name }\n          lastModified lastModifiedBy { id name }\n          lastRun { queryName dueAt status error }\n        }\n      }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateSavedQuery($input: SavedQueryInput!) {\n    createSavedQuery(input: $input) { savedQuery { id name } }\n  }\n"): (typeof documents)["\n  mutation CreateSavedQuery($input: SavedQueryInput!) {\n    createSavedQuery(input: $input) { savedQuery { id name } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateSavedQuery($id: ID!, $input: SavedQueryInput!) {\n    updateSavedQuery(id: $id, input: $input) { savedQuery { id name } }\n  }\n"): (typeof documents)["\n  mutation UpdateSavedQuery($id: ID!, $input: SavedQueryInput!) {\n    updateSavedQuery(id: $id, input: $input) { savedQuery { id name } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteSavedQueries($ids: [ID!]!) {\n    deleteSavedQueries(ids: $ids) { ids }\n  }\n"): (typeof documents)["\n  mutation DeleteSavedQueries($ids: [ID!]!) {\n    deleteSavedQueries(ids: $ids) { ids }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SqlProblem($input: ExecuteDataLakeQueryInput!) {\n    checkDataLakeQuery(input: $input) { problem }\n  }\n"): (typeof documents)["\n  query SqlProblem($input: ExecuteDataLakeQueryInput!) {\n    checkDataLakeQuery(input: $input) { problem }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SearchTables {\n    dataLakeDatabases {\n      name displayName\n      tables { id displayName logType rows }\n    }\n  }\n"): (typeof documents)["\n  query SearchTables {\n    dataLakeDatabases {\n      name displayName\n      tables { id displayName logType rows }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TableColumns($table: String!) {\n    dataLakeTableColumns(table: $table) { name type description }\n  }\n"): (typeof documents)["\n  query TableColumns($table: String!) {\n    dataLakeTableColumns(table: $table) { name type description }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SearchFields($tables: [String!]!) {\n    dataLakeTablesColumns(tables: $tables) { id columns { name type } }\n  }\n"): (typeof documents)["\n  query SearchFields($tables: [String!]!) {\n    dataLakeTablesColumns(tables: $tables) { id columns { name type } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateApiToken($input: CreateAPITokenInput!) {\n    createAPIToken(input: $input) { value token { id name } }\n  }\n"): (typeof documents)["\n  mutation CreateApiToken($input: CreateAPITokenInput!) {\n    createAPIToken(input: $input) { value token { id name } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ApiTokens {\n    apiTokens { id name permissions createdAt createdBy expiresAt lastUsedAt }\n  }\n"): (typeof documents)["\n  query ApiTokens {\n    apiTokens { id name permissions createdAt createdBy expiresAt lastUsedAt }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteApiToken($id: ID!) {\n    deleteAPIToken(id: $id) { id }\n  }\n"): (typeof documents)["\n  mutation DeleteApiToken($id: ID!) {\n    deleteAPIToken(id: $id) { id }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BackgroundWork {\n    recurringWorks { name ...Job }\n    failedMails(input: { pageSize: 1 }) { totalCount }\n  }\n"): (typeof documents)["\n  query BackgroundWork {\n    recurringWorks { name ...Job }\n    failedMails(input: { pageSize: 1 }) { totalCount }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FailedMails($input: FailedMailsInput!) {\n    failedMails(input: $input) {\n      pageInfo { hasNextPage endCursor }\n      edges { node { id purpose subject recipients error failedAt isRetriable } }\n    }\n  }\n"): (typeof documents)["\n  query FailedMails($input: FailedMailsInput!) {\n    failedMails(input: $input) {\n      pageInfo { hasNextPage endCursor }\n      edges { node { id purpose subject recipients error failedAt isRetriable } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RetryFailedMail($id: ID!) { retryFailedMail(id: $id) }\n"): (typeof documents)["\n  mutation RetryFailedMail($id: ID!) { retryFailedMail(id: $id) }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Job on RecurringWork { name title state everySeconds lastRunAt nextRunAt failedAt failure dueCount }\n"): (typeof documents)["\n  fragment Job on RecurringWork { name title state everySeconds lastRunAt nextRunAt failedAt failure dueCount }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GeneralSettingsPage {\n    generalSettings { pantherVersion mfaRequired scheduledQueriesNeedLimit pharosAIEnabled shouldEmailAlertAssignees hasMailServer }\n  }\n"): (typeof documents)["\n  query GeneralSettingsPage {\n    generalSettings { pantherVersion mfaRequired scheduledQueriesNeedLimit pharosAIEnabled shouldEmailAlertAssignees hasMailServer }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateGeneralSettings($input: UpdateGeneralSettingsInput!) {\n    updateGeneralSettings(input: $input) { pantherVersion mfaRequired scheduledQueriesNeedLimit pharosAIEnabled shouldEmailAlertAssignees hasMailServer }\n  }\n"): (typeof documents)["\n  mutation UpdateGeneralSettings($input: UpdateGeneralSettingsInput!) {\n    updateGeneralSettings(input: $input) { pantherVersion mfaRequired scheduledQueriesNeedLimit pharosAIEnabled shouldEmailAlertAssignees hasMailServer }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateMailSettings($input: MailSettingsInput!) {\n    updateMailSettings(input: $input) { host }\n  }\n"): (typeof documents)["\n  mutation UpdateMailSettings($input: MailSettingsInput!) {\n    updateMailSettings(input: $input) { host }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MailSettings {\n    mailSettings { host port security user password fromAddress fromName replyTo allowedRecipientDomains }\n  }\n"): (typeof documents)["\n  query MailSettings {\n    mailSettings { host port security user password fromAddress fromName replyTo allowedRecipientDomains }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveMailSettings {\n    removeMailSettings\n  }\n"): (typeof documents)["\n  mutation RemoveMailSettings {\n    removeMailSettings\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendTestMail($input: MailSettingsInput) {\n    sendTestMail(input: $input) { success statusCode message to }\n  }\n"): (typeof documents)["\n  mutation SendTestMail($input: MailSettingsInput) {\n    sendTestMail(input: $input) { success statusCode message to }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteRole($id: ID!) {\n    deleteRole(input: { id: $id }) { id }\n  }\n"): (typeof documents)["\n  mutation DeleteRole($id: ID!) {\n    deleteRole(input: { id: $id }) { id }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateRole($input: CreateRoleInput!) {\n    createRole(input: $input) { role { id } }\n  }\n"): (typeof documents)["\n  mutation CreateRole($input: CreateRoleInput!) {\n    createRole(input: $input) { role { id } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateRole($input: UpdateRoleInput!) {\n    updateRole(input: $input) { role { id name permissions updatedAt } }\n  }\n"): (typeof documents)["\n  mutation UpdateRole($input: UpdateRoleInput!) {\n    updateRole(input: $input) { role { id name permissions updatedAt } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Roles {\n    roles { id name permissions createdAt updatedAt }\n    users { id role { id } }\n  }\n"): (typeof documents)["\n  query Roles {\n    roles { id name permissions createdAt updatedAt }\n    users { id role { id } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResetUserAuthenticator($id: ID!) {\n    resetUserAuthenticator(id: $id) { user { id status } }\n  }\n"): (typeof documents)["\n  mutation ResetUserAuthenticator($id: ID!) {\n    resetUserAuthenticator(id: $id) { user { id status } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequirePasswordChange($id: ID!) {\n    requirePasswordChange(id: $id) { user { id status } }\n  }\n"): (typeof documents)["\n  mutation RequirePasswordChange($id: ID!) {\n    requirePasswordChange(id: $id) { user { id status } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteUser($id: ID!) {\n    deleteUser(id: $id) { id }\n  }\n"): (typeof documents)["\n  mutation DeleteUser($id: ID!) {\n    deleteUser(id: $id) { id }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UnlockUser($id: ID!) {\n    unlockUser(id: $id) { user { id lockedUntil } }\n  }\n"): (typeof documents)["\n  mutation UnlockUser($id: ID!) {\n    unlockUser(id: $id) { user { id lockedUntil } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation InviteUser($input: InviteUserInput!) {\n    inviteUser(input: $input) { invitationUrl sentTo user { id } }\n  }\n"): (typeof documents)["\n  mutation InviteUser($input: InviteUserInput!) {\n    inviteUser(input: $input) { invitationUrl sentTo user { id } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateUser($input: UpdateUserInput!) {\n    updateUser(input: $input) {\n      user { id email givenName familyName enabled status role { id name } }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateUser($input: UpdateUserInput!) {\n    updateUser(input: $input) {\n      user { id email givenName familyName enabled status role { id name } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreatePasswordResetLink($userId: ID!, $showsLink: Boolean) {\n    createPasswordResetLink(userId: $userId, showsLink: $showsLink) { url sentTo user { id } }\n  }\n"): (typeof documents)["\n  mutation CreatePasswordResetLink($userId: ID!, $showsLink: Boolean) {\n    createPasswordResetLink(userId: $userId, showsLink: $showsLink) { url sentTo user { id } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HasMailServer {\n    generalSettings { pantherVersion hasMailServer }\n  }\n"): (typeof documents)["\n  query HasMailServer {\n    generalSettings { pantherVersion hasMailServer }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Users {\n    users {\n      id email givenName familyName status enabled createdAt lastLoggedInAt lockedUntil\n      role { id name }\n    }\n    roles { id name }\n  }\n"): (typeof documents)["\n  query Users {\n    users {\n      id email givenName familyName status enabled createdAt lastLoggedInAt lockedUntil\n      role { id name }\n    }\n    roles { id name }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FirstEvent($id: ID!) {\n    source(id: $id) {\n      __typename\n      integrationId\n      integrationLabel\n      lastEventReceivedAtTime\n      lastEventProcessedAtTime\n      counts { received stored failed }\n      ... on S3LogIntegration {\n        queueUrl\n        collectionProblem\n        nextLookAtTime\n        objectCounts { waiting done failed }\n      }\n    }\n  }\n"): (typeof documents)["\n  query FirstEvent($id: ID!) {\n    source(id: $id) {\n      __typename\n      integrationId\n      integrationLabel\n      lastEventReceivedAtTime\n      lastEventProcessedAtTime\n      counts { received stored failed }\n      ... on S3LogIntegration {\n        queueUrl\n        collectionProblem\n        nextLookAtTime\n        objectCounts { waiting done failed }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateHttpSource($input: CreateHttpSourceInput!) {\n    createHttpSource(input: $input) {\n      secret\n      logSource { ...SavedSource }\n    }\n  }\n"): (typeof documents)["\n  mutation CreateHttpSource($input: CreateHttpSourceInput!) {\n    createHttpSource(input: $input) {\n      secret\n      logSource { ...SavedSource }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateS3Source($input: CreateS3SourceInput!) {\n    createS3Source(input: $input) { logSource { integrationId } }\n  }\n"): (typeof documents)["\n  mutation CreateS3Source($input: CreateS3SourceInput!) {\n    createS3Source(input: $input) { logSource { integrationId } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CustomPullers {\n    pullProviders { id name description isCustom streams { name logTypes } }\n  }\n"): (typeof documents)["\n  query CustomPullers {\n    pullProviders { id name description isCustom streams { name logTypes } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BucketSourceFacts on BucketLogSource {\n    noticesFrom\n    objectCounts { waiting done failed }\n    prefixLogTypes { prefix excludedPrefixes }\n    connection {\n      bucketKind: kind address endpoint userProject region accessKeyId logProcessingRole externalId\n      containers tenantId clientId queueEndpoint loginEndpoint\n    }\n  }\n"): (typeof documents)["\n  fragment BucketSourceFacts on BucketLogSource {\n    noticesFrom\n    objectCounts { waiting done failed }\n    prefixLogTypes { prefix excludedPrefixes }\n    connection {\n      bucketKind: kind address endpoint userProject region accessKeyId logProcessingRole externalId\n      containers tenantId clientId queueEndpoint loginEndpoint\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CheckBucketConnection($input: CheckBucketConnectionInput!) {\n    checkBucketConnection(input: $input) { checks { name isHealthy message } }\n  }\n"): (typeof documents)["\n  mutation CheckBucketConnection($input: CheckBucketConnectionInput!) {\n    checkBucketConnection(input: $input) { checks { name isHealthy message } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PreviewBucketObjects($input: PreviewBucketObjectsInput!) {\n    previewBucketObjects(input: $input) { data { s3Key event logType error } }\n  }\n"): (typeof documents)["\n  mutation PreviewBucketObjects($input: PreviewBucketObjectsInput!) {\n    previewBucketObjects(input: $input) { data { s3Key event logType error } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BucketSourceSettings on BucketLogSource {\n    integrationId\n    integrationLabel\n    logTypes\n    logStreamType\n    logStreamTypeOptions { jsonArrayEnvelopeField xmlRootElement }\n    revision\n    prefixLogTypes { prefix logTypes excludedPrefixes }\n    connection {\n      bucketKind: kind bucket endpoint projectId subscriptionId userProject\n      region accessKeyId logProcessingRole externalId queueUrl\n      storageAccount containers queueName tenantId clientId queueEndpoint loginEndpoint\n    }\n  }\n"): (typeof documents)["\n  fragment BucketSourceSettings on BucketLogSource {\n    integrationId\n    integrationLabel\n    logTypes\n    logStreamType\n    logStreamTypeOptions { jsonArrayEnvelopeField xmlRootElement }\n    revision\n    prefixLogTypes { prefix logTypes excludedPrefixes }\n    connection {\n      bucketKind: kind bucket endpoint projectId subscriptionId userProject\n      region accessKeyId logProcessingRole externalId queueUrl\n      storageAccount containers queueName tenantId clientId queueEndpoint loginEndpoint\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateBucketSource($input: UpdateBucketSourceInput!) {\n    updateBucketSource(input: $input) {\n      logSource { ...BucketSourceSettings health collectionProblem }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateBucketSource($input: UpdateBucketSourceInput!) {\n    updateBucketSource(input: $input) {\n      logSource { ...BucketSourceSettings health collectionProblem }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateBucketSource($input: CreateBucketSourceInput!) {\n    createBucketSource(input: $input) { logSource { integrationId integrationLabel } }\n  }\n"): (typeof documents)["\n  mutation CreateBucketSource($input: CreateBucketSourceInput!) {\n    createBucketSource(input: $input) { logSource { integrationId integrationLabel } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BucketBackfill($id: ID!) {\n    source(id: $id) {\n      integrationId\n      ... on BucketCollection {\n        noticesFrom\n        collectionProblem\n        backfill {\n          id state modifiedSince bytesPerSecond listedKeys isListed bytes bytesWaiting createdAt createdBy endedAt\n          counts { waiting done failed }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query BucketBackfill($id: ID!) {\n    source(id: $id) {\n      integrationId\n      ... on BucketCollection {\n        noticesFrom\n        collectionProblem\n        backfill {\n          id state modifiedSince bytesPerSecond listedKeys isListed bytes bytesWaiting createdAt createdBy endedAt\n          counts { waiting done failed }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartBucketBackfill($input: StartBucketBackfillInput!) {\n    startBucketBackfill(input: $input) { backfill { id state } }\n  }\n"): (typeof documents)["\n  mutation StartBucketBackfill($input: StartBucketBackfillInput!) {\n    startBucketBackfill(input: $input) { backfill { id state } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeBucketBackfill($input: ChangeBucketBackfillInput!) {\n    changeBucketBackfill(input: $input) { backfill { id state bytesPerSecond } }\n  }\n"): (typeof documents)["\n  mutation ChangeBucketBackfill($input: ChangeBucketBackfillInput!) {\n    changeBucketBackfill(input: $input) { backfill { id state bytesPerSecond } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BucketFacts on S3LogIntegration {\n    s3Bucket\n    region\n    endpoint\n    queueUrl\n    accessKeyId\n    logProcessingRole\n    externalId\n    awsAccountId\n    kmsKey\n    objectCounts { waiting done failed }\n    s3PrefixLogTypes { prefix excludedPrefixes }\n  }\n"): (typeof documents)["\n  fragment BucketFacts on S3LogIntegration {\n    s3Bucket\n    region\n    endpoint\n    queueUrl\n    accessKeyId\n    logProcessingRole\n    externalId\n    awsAccountId\n    kmsKey\n    objectCounts { waiting done failed }\n    s3PrefixLogTypes { prefix excludedPrefixes }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BucketObjects($id: ID!, $state: BucketObjectState!, $cursor: String, $pageSize: Int!) {\n    source(id: $id) {\n      integrationId\n      ... on BucketCollection {\n        objectCounts { waiting done failed }\n        objects(state: $state, cursor: $cursor, pageSize: $pageSize) {\n          nodes { id key bytes state reason foundAt endedAt }\n          pageInfo { hasNextPage endCursor }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query BucketObjects($id: ID!, $state: BucketObjectState!, $cursor: String, $pageSize: Int!) {\n    source(id: $id) {\n      integrationId\n      ... on BucketCollection {\n        objectCounts { waiting done failed }\n        objects(state: $state, cursor: $cursor, pageSize: $pageSize) {\n          nodes { id key bytes state reason foundAt endedAt }\n          pageInfo { hasNextPage endCursor }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RetryBucketObjects($input: RetryBucketObjectsInput!) {\n    retryBucketObjects(input: $input) { retried }\n  }\n"): (typeof documents)["\n  mutation RetryBucketObjects($input: RetryBucketObjectsInput!) {\n    retryBucketObjects(input: $input) { retried }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CollectionProblem on BucketCollection {\n    ... on LogSource { enabled health }\n    collectionProblem\n    nextLookAtTime\n  }\n"): (typeof documents)["\n  fragment CollectionProblem on BucketCollection {\n    ... on LogSource { enabled health }\n    collectionProblem\n    nextLookAtTime\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FailureReasons($sourceId: ID!) {\n    failureReasons(sourceId: $sourceId) { reason logType count lastAt }\n  }\n"): (typeof documents)["\n  query FailureReasons($sourceId: ID!) {\n    failureReasons(sourceId: $sourceId) { reason logType count lastAt }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LagAlarm on LogSource {\n    integrationId\n    logsWaitingSinceTime\n    lagAlarm { minutesThreshold state }\n  }\n"): (typeof documents)["\n  fragment LagAlarm on LogSource {\n    integrationId\n    logsWaitingSinceTime\n    lagAlarm { minutesThreshold state }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetLagAlarm($input: SetLagAlarmInput!) {\n    setLagAlarm(input: $input) {\n      logSource { integrationId lagAlarm { minutesThreshold state } }\n    }\n  }\n"): (typeof documents)["\n  mutation SetLagAlarm($input: SetLagAlarmInput!) {\n    setLagAlarm(input: $input) {\n      logSource { integrationId lagAlarm { minutesThreshold state } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NoDataAlarm on LogSource {\n    integrationId\n    noDataAlarm { minutesThreshold state }\n  }\n"): (typeof documents)["\n  fragment NoDataAlarm on LogSource {\n    integrationId\n    noDataAlarm { minutesThreshold state }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SuggestedNoDataMinutes($sourceId: ID!) { suggestedNoDataMinutes(sourceId: $sourceId) }\n"): (typeof documents)["\n  query SuggestedNoDataMinutes($sourceId: ID!) { suggestedNoDataMinutes(sourceId: $sourceId) }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetNoDataAlarm($input: SetNoDataAlarmInput!) {\n    setNoDataAlarm(input: $input) {\n      logSource { integrationId health noDataAlarm { minutesThreshold state } }\n    }\n  }\n"): (typeof documents)["\n  mutation SetNoDataAlarm($input: SetNoDataAlarmInput!) {\n    setNoDataAlarm(input: $input) {\n      logSource { integrationId health noDataAlarm { minutesThreshold state } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RawPreview($input: ViewBucketDataInput!) {\n    viewBucketData(input: $input) {\n      data { s3Key event logType error }\n      pageInfo { hasNextPage paginationToken }\n    }\n  }\n"): (typeof documents)["\n  query RawPreview($input: ViewBucketDataInput!) {\n    viewBucketData(input: $input) {\n      data { s3Key event logType error }\n      pageInfo { hasNextPage paginationToken }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ObjectPreview($input: ViewBucketDataInput!) {\n    viewBucketData(input: $input) {\n      data { s3Key event logType error }\n    }\n  }\n"): (typeof documents)["\n  query ObjectPreview($input: ViewBucketDataInput!) {\n    viewBucketData(input: $input) {\n      data { s3Key event logType error }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SecretExpiry on LogSource {\n    integrationId\n    enabled\n    secretExpiresAt\n  }\n"): (typeof documents)["\n  fragment SecretExpiry on LogSource {\n    integrationId\n    enabled\n    secretExpiresAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetSecretExpiry($input: SetSecretExpiryInput!) {\n    setSecretExpiry(input: $input) {\n      logSource { integrationId secretExpiresAt problem }\n    }\n  }\n"): (typeof documents)["\n  mutation SetSecretExpiry($input: SetSecretExpiryInput!) {\n    setSecretExpiry(input: $input) {\n      logSource { integrationId secretExpiresAt problem }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SourceActions on LogSource {\n    __typename\n    integrationId\n    integrationLabel\n    enabled\n    revision\n    logTypes\n    logStreamType\n    logStreamTypeOptions { jsonArrayEnvelopeField xmlRootElement }\n    ... on HttpLogSource { auth { method headerName algorithm username } }\n  }\n"): (typeof documents)["\n  fragment SourceActions on LogSource {\n    __typename\n    integrationId\n    integrationLabel\n    enabled\n    revision\n    logTypes\n    logStreamType\n    logStreamTypeOptions { jsonArrayEnvelopeField xmlRootElement }\n    ... on HttpLogSource { auth { method headerName algorithm username } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ToggleHttpSource($input: UpdateHttpSourceInput!) {\n    updateHttpSource(input: $input) {\n      logSource { integrationId enabled health revision }\n    }\n  }\n"): (typeof documents)["\n  mutation ToggleHttpSource($input: UpdateHttpSourceInput!) {\n    updateHttpSource(input: $input) {\n      logSource { integrationId enabled health revision }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TogglePullSource($input: UpdatePullSourceInput!) {\n    updatePullSource(input: $input) {\n      logSource { integrationId enabled health revision }\n    }\n  }\n"): (typeof documents)["\n  mutation TogglePullSource($input: UpdatePullSourceInput!) {\n    updatePullSource(input: $input) {\n      logSource { integrationId enabled health revision }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ToggleS3Source($input: UpdateS3SourceInput!) {\n    updateS3Source(input: $input) {\n      logSource { integrationId enabled health revision }\n    }\n  }\n"): (typeof documents)["\n  mutation ToggleS3Source($input: UpdateS3SourceInput!) {\n    updateS3Source(input: $input) {\n      logSource { integrationId enabled health revision }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ToggleSyslogSource($input: UpdateSyslogSourceInput!) {\n    updateSyslogSource(input: $input) {\n      logSource { integrationId enabled health revision }\n    }\n  }\n"): (typeof documents)["\n  mutation ToggleSyslogSource($input: UpdateSyslogSourceInput!) {\n    updateSyslogSource(input: $input) {\n      logSource { integrationId enabled health revision }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ToggleQueueSource($input: UpdateQueueSourceInput!) {\n    updateQueueSource(input: $input) {\n      logSource { integrationId enabled health revision }\n    }\n  }\n"): (typeof documents)["\n  mutation ToggleQueueSource($input: UpdateQueueSourceInput!) {\n    updateQueueSource(input: $input) {\n      logSource { integrationId enabled health revision }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ToggleBucketSource($input: UpdateBucketSourceInput!) {\n    updateBucketSource(input: $input) {\n      logSource { integrationId enabled health revision }\n    }\n  }\n"): (typeof documents)["\n  mutation ToggleBucketSource($input: UpdateBucketSourceInput!) {\n    updateBucketSource(input: $input) {\n      logSource { integrationId enabled health revision }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteSource($input: DeleteSourceInput!) {\n    deleteSource(input: $input) { id }\n  }\n"): (typeof documents)["\n  mutation DeleteSource($input: DeleteSourceInput!) {\n    deleteSource(input: $input) { id }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SourceAddress on HttpLogSource {\n    curl\n    ingestUrl\n    auth { method }\n  }\n"): (typeof documents)["\n  fragment SourceAddress on HttpLogSource {\n    curl\n    ingestUrl\n    auth { method }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SourceDataSubject on LogSource {\n    __typename\n    integrationId\n    logTypes\n    health\n    counts { received failed }\n    noDataAlarm { minutesThreshold state }\n    ... on BucketCollection { objectCounts { failed } }\n    ... on QueueLogSource { messageCounts { failed } }\n  }\n"): (typeof documents)["\n  fragment SourceDataSubject on LogSource {\n    __typename\n    integrationId\n    logTypes\n    health\n    counts { received failed }\n    noDataAlarm { minutesThreshold state }\n    ... on BucketCollection { objectCounts { failed } }\n    ... on QueueLogSource { messageCounts { failed } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SourceFacts on LogSource {\n    __typename\n    logTypes\n    logStreamType\n    logStreamTypeOptions { jsonArrayEnvelopeField xmlRootElement }\n    ... on HttpLogSource { auth { method headerName algorithm username } }\n    ... on S3LogIntegration { ...BucketFacts }\n    ... on BucketLogSource { ...BucketSourceFacts }\n    ... on QueueLogSource { ...QueueFacts }\n    ...NoDataAlarm\n    ...LagAlarm\n    ...SecretExpiry\n    createdAtTime\n    createdBy { name }\n    lastModified\n  }\n"): (typeof documents)["\n  fragment SourceFacts on LogSource {\n    __typename\n    logTypes\n    logStreamType\n    logStreamTypeOptions { jsonArrayEnvelopeField xmlRootElement }\n    ... on HttpLogSource { auth { method headerName algorithm username } }\n    ... on S3LogIntegration { ...BucketFacts }\n    ... on BucketLogSource { ...BucketSourceFacts }\n    ... on QueueLogSource { ...QueueFacts }\n    ...NoDataAlarm\n    ...LagAlarm\n    ...SecretExpiry\n    createdAtTime\n    createdBy { name }\n    lastModified\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SourceFailures($id: ID!, $cursor: String, $pageSize: Int!) {\n    source(id: $id) {\n      integrationId\n      failures(cursor: $cursor, pageSize: $pageSize) {\n        nodes { id at reason logType raw }\n        pageInfo { hasNextPage endCursor }\n      }\n    }\n  }\n"): (typeof documents)["\n  query SourceFailures($id: ID!, $cursor: String, $pageSize: Int!) {\n    source(id: $id) {\n      integrationId\n      failures(cursor: $cursor, pageSize: $pageSize) {\n        nodes { id at reason logType raw }\n        pageInfo { hasNextPage endCursor }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SourceHeader on LogSource {\n    integrationId\n    integrationLabel\n    integrationType\n    health\n    problem\n    counts { received failed dropped }\n    noDataAlarm { minutesThreshold state }\n    lastEventReceivedAtTime\n    ...SourceActions\n  }\n"): (typeof documents)["\n  fragment SourceHeader on LogSource {\n    integrationId\n    integrationLabel\n    integrationType\n    health\n    problem\n    counts { received failed dropped }\n    noDataAlarm { minutesThreshold state }\n    lastEventReceivedAtTime\n    ...SourceActions\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Source($id: ID!) {\n    source(id: $id) {\n      __typename\n      integrationId\n      integrationLabel\n      createdAtTime\n      lastEventReceivedAtTime\n      ...SourceHeader\n      ... on HttpLogSource { ...SourceAddress }\n      ... on SyslogLogSource { ...SyslogListening }\n      ... on BucketCollection { ...CollectionProblem }\n      ... on QueueLogSource { ...QueueProblem }\n      ... on PullLogSource { ...PullState }\n      ...SourceFacts\n      ...SourceDataSubject\n    }\n  }\n"): (typeof documents)["\n  query Source($id: ID!) {\n    source(id: $id) {\n      __typename\n      integrationId\n      integrationLabel\n      createdAtTime\n      lastEventReceivedAtTime\n      ...SourceHeader\n      ... on HttpLogSource { ...SourceAddress }\n      ... on SyslogLogSource { ...SyslogListening }\n      ... on BucketCollection { ...CollectionProblem }\n      ... on QueueLogSource { ...QueueProblem }\n      ... on PullLogSource { ...PullState }\n      ...SourceFacts\n      ...SourceDataSubject\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SourceVolume($id: ID!, $since: DateTime!, $until: DateTime!, $buckets: Int!) {\n    source(id: $id) {\n      integrationId\n      volume(since: $since, until: $until, buckets: $buckets) {\n        at\n        counts { received stored failed dropped repeated bytes isBalanced }\n      }\n    }\n  }\n"): (typeof documents)["\n  query SourceVolume($id: ID!, $since: DateTime!, $until: DateTime!, $buckets: Int!) {\n    source(id: $id) {\n      integrationId\n      volume(since: $since, until: $until, buckets: $buckets) {\n        at\n        counts { received stored failed dropped repeated bytes isBalanced }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReprocessFailures($input: ReprocessFailuresInput!) {\n    reprocessFailures(input: $input) { receiptId status }\n  }\n"): (typeof documents)["\n  mutation ReprocessFailures($input: ReprocessFailuresInput!) {\n    reprocessFailures(input: $input) { receiptId status }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FailureReprocessings($sourceId: ID!) {\n    failureReprocessings(sourceId: $sourceId) { receiptId status error tried stored failed reason startedAt }\n  }\n"): (typeof documents)["\n  query FailureReprocessings($sourceId: ID!) {\n    failureReprocessings(sourceId: $sourceId) { receiptId status error tried stored failed reason startedAt }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment S3SourceSettings on S3LogIntegration {\n    integrationId\n    integrationLabel\n    logTypes\n    logStreamType\n    logStreamTypeOptions { jsonArrayEnvelopeField xmlRootElement }\n    s3Bucket\n    region\n    endpoint\n    queueUrl\n    accessKeyId\n    logProcessingRole\n    externalId\n    awsAccountId\n    kmsKey\n    s3PrefixLogTypes { prefix logTypes excludedPrefixes }\n  }\n"): (typeof documents)["\n  fragment S3SourceSettings on S3LogIntegration {\n    integrationId\n    integrationLabel\n    logTypes\n    logStreamType\n    logStreamTypeOptions { jsonArrayEnvelopeField xmlRootElement }\n    s3Bucket\n    region\n    endpoint\n    queueUrl\n    accessKeyId\n    logProcessingRole\n    externalId\n    awsAccountId\n    kmsKey\n    s3PrefixLogTypes { prefix logTypes excludedPrefixes }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateS3Source($input: UpdateS3SourceInput!) {\n    updateS3Source(input: $input) {\n      logSource { ...S3SourceSettings health collectionProblem }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateS3Source($input: UpdateS3SourceInput!) {\n    updateS3Source(input: $input) {\n      logSource { ...S3SourceSettings health collectionProblem }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EditedSource($id: ID!) {\n    source(id: $id) {\n      __typename\n      integrationLabel\n      ... on HttpLogSource { ...EditedHttpSource }\n      ... on SyslogLogSource { ...EditedSyslogSource }\n      ... on S3LogIntegration { ...S3SourceSettings }\n      ... on QueueLogSource { ...QueueSourceSettings }\n      ... on BucketLogSource { ...BucketSourceSettings }\n    }\n  }\n"): (typeof documents)["\n  query EditedSource($id: ID!) {\n    source(id: $id) {\n      __typename\n      integrationLabel\n      ... on HttpLogSource { ...EditedHttpSource }\n      ... on SyslogLogSource { ...EditedSyslogSource }\n      ... on S3LogIntegration { ...S3SourceSettings }\n      ... on QueueLogSource { ...QueueSourceSettings }\n      ... on BucketLogSource { ...BucketSourceSettings }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EditedHttpSource on HttpLogSource {\n    integrationId integrationLabel logTypes logStreamType enabled revision\n    logStreamTypeOptions { jsonArrayEnvelopeField xmlRootElement }\n    auth { method headerName algorithm username }\n  }\n"): (typeof documents)["\n  fragment EditedHttpSource on HttpLogSource {\n    integrationId integrationLabel logTypes logStreamType enabled revision\n    logStreamTypeOptions { jsonArrayEnvelopeField xmlRootElement }\n    auth { method headerName algorithm username }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateHttpSource($input: UpdateHttpSourceInput!) {\n    updateHttpSource(input: $input) {\n      secret\n      logSource {\n        ...SavedSource\n        logTypes logStreamType enabled revision health\n        logStreamTypeOptions { jsonArrayEnvelopeField xmlRootElement }\n        auth { method headerName algorithm username }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateHttpSource($input: UpdateHttpSourceInput!) {\n    updateHttpSource(input: $input) {\n      secret\n      logSource {\n        ...SavedSource\n        logTypes logStreamType enabled revision health\n        logStreamTypeOptions { jsonArrayEnvelopeField xmlRootElement }\n        auth { method headerName algorithm username }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AwsAccessSetup { s3Setup { hasDeploymentIdentity isRoleOptional } }\n"): (typeof documents)["\n  query AwsAccessSetup { s3Setup { hasDeploymentIdentity isRoleOptional } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LogTypes {\n    schemas(input: { isArchived: false }) { edges { node { name } } }\n  }\n"): (typeof documents)["\n  query LogTypes {\n    schemas(input: { isArchived: false }) { edges { node { name } } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CheckS3Connection($input: CheckS3ConnectionInput!) {\n    checkS3Connection(input: $input) { checks { name isHealthy message } }\n  }\n"): (typeof documents)["\n  mutation CheckS3Connection($input: CheckS3ConnectionInput!) {\n    checkS3Connection(input: $input) { checks { name isHealthy message } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PreviewS3Objects($input: PreviewS3ObjectsInput!) {\n    previewS3Objects(input: $input) { data { s3Key event logType error } }\n  }\n"): (typeof documents)["\n  mutation PreviewS3Objects($input: PreviewS3ObjectsInput!) {\n    previewS3Objects(input: $input) { data { s3Key event logType error } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FindS3Principal($input: FindS3PrincipalInput!) {\n    findS3Principal(input: $input) { arn }\n  }\n"): (typeof documents)["\n  mutation FindS3Principal($input: FindS3PrincipalInput!) {\n    findS3Principal(input: $input) { arn }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SourceList($since: DateTime!, $until: DateTime!, $buckets: Int!, $input: SourcesInput!) {\n    sources(input: $input) {\n      edges {\n        node {\n          integrationId integrationLabel logTypes logStreamType health problem\n          createdAtTime createdBy { name } lastEventReceivedAtTime\n          noDataAlarm { minutesThreshold state }\n          counts { received stored failed dropped repeated bytes isBalanced }\n          volume(since: $since, until: $until, buckets: $buckets) { at counts { received } }\n        }\n      }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n"): (typeof documents)["\n  query SourceList($since: DateTime!, $until: DateTime!, $buckets: Int!, $input: SourcesInput!) {\n    sources(input: $input) {\n      edges {\n        node {\n          integrationId integrationLabel logTypes logStreamType health problem\n          createdAtTime createdBy { name } lastEventReceivedAtTime\n          noDataAlarm { minutesThreshold state }\n          counts { received stored failed dropped repeated bytes isBalanced }\n          volume(since: $since, until: $until, buckets: $buckets) { at counts { received } }\n        }\n      }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PullerList {\n    pullers { provider name description logTypes revision updatedAt updatedBy logSources { integrationId integrationLabel } }\n  }\n"): (typeof documents)["\n  query PullerList {\n    pullers { provider name description logTypes revision updatedAt updatedBy logSources { integrationId integrationLabel } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EditedPuller($provider: ID!) {\n    puller(provider: $provider) { provider name text revision logSources { integrationId integrationLabel } }\n  }\n"): (typeof documents)["\n  query EditedPuller($provider: ID!) {\n    puller(provider: $provider) { provider name text revision logSources { integrationId integrationLabel } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CopiedProvider($id: ID!) {\n    pullProvider(id: $id) { id name definition }\n  }\n"): (typeof documents)["\n  query CopiedProvider($id: ID!) {\n    pullProvider(id: $id) { id name definition }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShippedProviders {\n    pullProviders { id name isCustom }\n  }\n"): (typeof documents)["\n  query ShippedProviders {\n    pullProviders { id name isCustom }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CheckPuller($input: CheckPullerInput!) {\n    checkPuller(input: $input) {\n      problems { line column message }\n      provider { id ...PullProviderForm }\n    }\n  }\n"): (typeof documents)["\n  query CheckPuller($input: CheckPullerInput!) {\n    checkPuller(input: $input) {\n      problems { line column message }\n      provider { id ...PullProviderForm }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SavePuller($input: SavePullerInput!) {\n    savePuller(input: $input) { puller { provider name text revision } }\n  }\n"): (typeof documents)["\n  mutation SavePuller($input: SavePullerInput!) {\n    savePuller(input: $input) { puller { provider name text revision } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeletePuller($input: DeletePullerInput!) {\n    deletePuller(input: $input) { provider }\n  }\n"): (typeof documents)["\n  mutation DeletePuller($input: DeletePullerInput!) {\n    deletePuller(input: $input) { provider }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CheckPullConnection($input: CheckPullConnectionInput!) {\n    checkPullConnection(input: $input) {\n      checks {\n        stream isHealthy message events\n        samples { raw logType parsed failure }\n        exchanges {\n          method url requestBody status responseBody\n          requestHeaders { name value }\n          responseHeaders { name value }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CheckPullConnection($input: CheckPullConnectionInput!) {\n    checkPullConnection(input: $input) {\n      checks {\n        stream isHealthy message events\n        samples { raw logType parsed failure }\n        exchanges {\n          method url requestBody status responseBody\n          requestHeaders { name value }\n          responseHeaders { name value }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EditedPullSource($id: ID!) {\n    source(id: $id) {\n      __typename\n      integrationId\n      integrationLabel\n      revision\n      ... on PullLogSource {\n        authentication\n        chosenStreams\n        values { name values }\n        provider { id ...PullProviderForm }\n      }\n    }\n  }\n"): (typeof documents)["\n  query EditedPullSource($id: ID!) {\n    source(id: $id) {\n      __typename\n      integrationId\n      integrationLabel\n      revision\n      ... on PullLogSource {\n        authentication\n        chosenStreams\n        values { name values }\n        provider { id ...PullProviderForm }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdatePullSource($input: UpdatePullSourceInput!) {\n    updatePullSource(input: $input) {\n      logSource {\n        integrationId integrationLabel logTypes enabled health revision authentication chosenStreams\n        values { name values }\n        ...PullState\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdatePullSource($input: UpdatePullSourceInput!) {\n    updatePullSource(input: $input) {\n      logSource {\n        integrationId integrationLabel logTypes enabled health revision authentication chosenStreams\n        values { name values }\n        ...PullState\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PullProviders {\n    pullProviders { id ...PullProviderForm }\n  }\n"): (typeof documents)["\n  query PullProviders {\n    pullProviders { id ...PullProviderForm }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreatePullSource($input: CreatePullSourceInput!) {\n    createPullSource(input: $input) { logSource { integrationId integrationLabel } }\n  }\n"): (typeof documents)["\n  mutation CreatePullSource($input: CreatePullSourceInput!) {\n    createPullSource(input: $input) { logSource { integrationId integrationLabel } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PullProviderForm on PullProvider {\n    id\n    isCustom\n    name\n    description\n    documentationUrl\n    redirectUrl\n    permissions { help text }\n    fields { name label type help isOptional isMultiline default options { value label } }\n    authentications { id label uses needsAuthorization }\n    streams { name label logTypes requires isOptional }\n  }\n"): (typeof documents)["\n  fragment PullProviderForm on PullProvider {\n    id\n    isCustom\n    name\n    description\n    documentationUrl\n    redirectUrl\n    permissions { help text }\n    fields { name label type help isOptional isMultiline default options { value label } }\n    authentications { id label uses needsAuthorization }\n    streams { name label logTypes requires isOptional }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PullState on PullLogSource {\n    integrationId\n    enabled\n    provider { id name }\n    needsAuthorization\n    authorizedAt\n    pullProblem { kind message retryAt }\n    streams {\n      id label partition logTypes lastPollAt nextPollAt readUpTo cursor newestEventAt lagSeconds events repeated\n      problem { kind message since retryAt }\n    }\n  }\n"): (typeof documents)["\n  fragment PullState on PullLogSource {\n    integrationId\n    enabled\n    provider { id name }\n    needsAuthorization\n    authorizedAt\n    pullProblem { kind message retryAt }\n    streams {\n      id label partition logTypes lastPollAt nextPollAt readUpTo cursor newestEventAt lagSeconds events repeated\n      problem { kind message since retryAt }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PullNow($input: PullNowInput!) {\n    pullNow(input: $input) { logSource { integrationId ...PullState } }\n  }\n"): (typeof documents)["\n  mutation PullNow($input: PullNowInput!) {\n    pullNow(input: $input) { logSource { integrationId ...PullState } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AuthorizePullSource($input: AuthorizePullSourceInput!) {\n    authorizePullSource(input: $input) { url }\n  }\n"): (typeof documents)["\n  mutation AuthorizePullSource($input: AuthorizePullSourceInput!) {\n    authorizePullSource(input: $input) { url }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment QueueSourceSettings on QueueLogSource {\n    integrationId\n    integrationLabel\n    logTypes\n    logStreamType\n    logStreamTypeOptions { jsonArrayEnvelopeField xmlRootElement }\n    revision\n    connection {\n      kind queueUrl region accessKeyId logProcessingRole externalId\n      projectId subscriptionId regionalEndpoint endpoint\n      brokers topics groupId usesTls certificateAuthority mechanism username startAt\n    }\n  }\n"): (typeof documents)["\n  fragment QueueSourceSettings on QueueLogSource {\n    integrationId\n    integrationLabel\n    logTypes\n    logStreamType\n    logStreamTypeOptions { jsonArrayEnvelopeField xmlRootElement }\n    revision\n    connection {\n      kind queueUrl region accessKeyId logProcessingRole externalId\n      projectId subscriptionId regionalEndpoint endpoint\n      brokers topics groupId usesTls certificateAuthority mechanism username startAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateQueueSource($input: UpdateQueueSourceInput!) {\n    updateQueueSource(input: $input) {\n      logSource { ...QueueSourceSettings health collectionProblem }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateQueueSource($input: UpdateQueueSourceInput!) {\n    updateQueueSource(input: $input) {\n      logSource { ...QueueSourceSettings health collectionProblem }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FailedMessages($id: ID!, $cursor: String, $pageSize: Int!) {\n    source(id: $id) {\n      integrationId\n      ... on QueueLogSource {\n        messageCounts { inFlight failed retryable }\n        failedMessages(cursor: $cursor, pageSize: $pageSize) {\n          nodes { id messageId messages bytes reason receivedAt }\n          pageInfo { hasNextPage endCursor }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query FailedMessages($id: ID!, $cursor: String, $pageSize: Int!) {\n    source(id: $id) {\n      integrationId\n      ... on QueueLogSource {\n        messageCounts { inFlight failed retryable }\n        failedMessages(cursor: $cursor, pageSize: $pageSize) {\n          nodes { id messageId messages bytes reason receivedAt }\n          pageInfo { hasNextPage endCursor }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RetryFailedMessages($input: FailedMessagesInput!) {\n    retryFailedMessages(input: $input) { messages }\n  }\n"): (typeof documents)["\n  mutation RetryFailedMessages($input: FailedMessagesInput!) {\n    retryFailedMessages(input: $input) { messages }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteFailedMessages($input: FailedMessagesInput!) {\n    deleteFailedMessages(input: $input) { messages }\n  }\n"): (typeof documents)["\n  mutation DeleteFailedMessages($input: FailedMessagesInput!) {\n    deleteFailedMessages(input: $input) { messages }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateQueueSource($input: CreateQueueSourceInput!) {\n    createQueueSource(input: $input) { logSource { integrationId integrationLabel } }\n  }\n"): (typeof documents)["\n  mutation CreateQueueSource($input: CreateQueueSourceInput!) {\n    createQueueSource(input: $input) { logSource { integrationId integrationLabel } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment QueueFacts on QueueLogSource {\n    connection {\n      kind queueUrl region accessKeyId logProcessingRole externalId\n      projectId subscriptionId regionalEndpoint endpoint\n      brokers topics groupId usesTls mechanism username\n    }\n    lastPollAtTime\n    waitingMessages\n    topicLags { topic partitions messages }\n    repeatedMessages\n    messageCounts { inFlight failed }\n  }\n"): (typeof documents)["\n  fragment QueueFacts on QueueLogSource {\n    connection {\n      kind queueUrl region accessKeyId logProcessingRole externalId\n      projectId subscriptionId regionalEndpoint endpoint\n      brokers topics groupId usesTls mechanism username\n    }\n    lastPollAtTime\n    waitingMessages\n    topicLags { topic partitions messages }\n    repeatedMessages\n    messageCounts { inFlight failed }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment QueueProblem on QueueLogSource {\n    enabled\n    health\n    collectionProblem\n    nextPollAtTime\n  }\n"): (typeof documents)["\n  fragment QueueProblem on QueueLogSource {\n    enabled\n    health\n    collectionProblem\n    nextPollAtTime\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CheckQueueConnection($input: CheckQueueConnectionInput!) {\n    checkQueueConnection(input: $input) { checks { name isHealthy message } }\n  }\n"): (typeof documents)["\n  mutation CheckQueueConnection($input: CheckQueueConnectionInput!) {\n    checkQueueConnection(input: $input) { checks { name isHealthy message } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SavedSource on HttpLogSource {\n    integrationId\n    integrationLabel\n    ingestUrl\n    curl\n  }\n"): (typeof documents)["\n  fragment SavedSource on HttpLogSource {\n    integrationId\n    integrationLabel\n    ingestUrl\n    curl\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EditedSyslogSource on SyslogLogSource {\n    integrationId integrationLabel logTypes revision protocols port networks idleMinutes\n    tls { certificate clientCheck clientAuthorities clientFingerprints }\n  }\n"): (typeof documents)["\n  fragment EditedSyslogSource on SyslogLogSource {\n    integrationId integrationLabel logTypes revision protocols port networks idleMinutes\n    tls { certificate clientCheck clientAuthorities clientFingerprints }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateSyslogSource($input: UpdateSyslogSourceInput!) {\n    updateSyslogSource(input: $input) {\n      logSource {\n        integrationId integrationLabel logTypes revision protocols port networks idleMinutes\n        tls { certificate clientCheck clientAuthorities clientFingerprints }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateSyslogSource($input: UpdateSyslogSourceInput!) {\n    updateSyslogSource(input: $input) {\n      logSource {\n        integrationId integrationLabel logTypes revision protocols port networks idleMinutes\n        tls { certificate clientCheck clientAuthorities clientFingerprints }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateSyslogSource($input: CreateSyslogSourceInput!) {\n    createSyslogSource(input: $input) { logSource { integrationId integrationLabel } }\n  }\n"): (typeof documents)["\n  mutation CreateSyslogSource($input: CreateSyslogSourceInput!) {\n    createSyslogSource(input: $input) { logSource { integrationId integrationLabel } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SyslogListening on SyslogLogSource {\n    enabled\n    protocols\n    port\n    networks\n    idleMinutes\n    tls { subject fingerprint validTo clientCheck }\n    listeners { process addresses connections problem lastError lastErrorAt lost }\n  }\n"): (typeof documents)["\n  fragment SyslogListening on SyslogLogSource {\n    enabled\n    protocols\n    port\n    networks\n    idleMinutes\n    tls { subject fingerprint validTo clientCheck }\n    listeners { process addresses connections problem lastError lastErrorAt lost }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ExecuteToRead($input: ExecuteDataLakeQueryInput!) {\n    executeDataLakeQuery(input: $input) { id }\n  }\n"): (typeof documents)["\n  mutation ExecuteToRead($input: ExecuteDataLakeQueryInput!) {\n    executeDataLakeQuery(input: $input) { id }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelReading($input: CancelDataLakeQueryInput!) {\n    cancelDataLakeQuery(input: $input) { id }\n  }\n"): (typeof documents)["\n  mutation CancelReading($input: CancelDataLakeQueryInput!) {\n    cancelDataLakeQuery(input: $input) { id }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReadRows($id: ID!, $input: DataLakeQueryResultsInput!) {\n    dataLakeQuery(id: $id) {\n      status message\n      results(input: $input) { edges { node } pageInfo { hasNextPage endCursor } }\n    }\n  }\n"): (typeof documents)["\n  query ReadRows($id: ID!, $input: DataLakeQueryResultsInput!) {\n    dataLakeQuery(id: $id) {\n      status message\n      results(input: $input) { edges { node } pageInfo { hasNextPage endCursor } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SharingRoles { roles { id name } }\n"): (typeof documents)["\n  query SharingRoles { roles { id name } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NotificationPreferences {\n    notificationPreferences { topic channels { name enabled } }\n  }\n"): (typeof documents)["\n  query NotificationPreferences {\n    notificationPreferences { topic channels { name enabled } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PutNotificationPreferences($input: PutNotificationPreferencesInput!) {\n    putNotificationPreferences(input: $input) { topic channels { name enabled } }\n  }\n"): (typeof documents)["\n  mutation PutNotificationPreferences($input: PutNotificationPreferencesInput!) {\n    putNotificationPreferences(input: $input) { topic channels { name enabled } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Notifications($input: NotificationsInput!) {\n    notifications(input: $input) {\n      edges { cursor node { id topic level title message createdAt readAt archivedAt metadata } }\n      pageInfo { endCursor hasNextPage }\n      unreadCount readCount archivedCount\n    }\n  }\n"): (typeof documents)["\n  query Notifications($input: NotificationsInput!) {\n    notifications(input: $input) {\n      edges { cursor node { id topic level title message createdAt readAt archivedAt metadata } }\n      pageInfo { endCursor hasNextPage }\n      unreadCount readCount archivedCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateNotification($input: UpdateNotificationInput!) {\n    updateNotification(input: $input) { id readAt archivedAt }\n  }\n"): (typeof documents)["\n  mutation UpdateNotification($input: UpdateNotificationInput!) {\n    updateNotification(input: $input) { id readAt archivedAt }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateUserNotifications($input: UpdateUserNotificationsInput!) {\n    updateUserNotifications(input: $input)\n  }\n"): (typeof documents)["\n  mutation UpdateUserNotifications($input: UpdateUserNotificationsInput!) {\n    updateUserNotifications(input: $input)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Palette($alerts: AlertsInput!, $detections: DetectionsInput!, $withAlerts: Boolean!, $withDetections: Boolean!) {\n    alerts(input: $alerts) @include(if: $withAlerts) { edges { node { id title severity status } } }\n    detections(input: $detections) @include(if: $withDetections) { edges { node { id kind displayName severity } } }\n  }\n"): (typeof documents)["\n  query Palette($alerts: AlertsInput!, $detections: DetectionsInput!, $withAlerts: Boolean!, $withDetections: Boolean!) {\n    alerts(input: $alerts) @include(if: $withAlerts) { edges { node { id title severity status } } }\n    detections(input: $detections) @include(if: $withDetections) { edges { node { id kind displayName severity } } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateProfile($givenName: String!, $familyName: String!) {\n    updateProfile(givenName: $givenName, familyName: $familyName) { id givenName familyName }\n  }\n"): (typeof documents)["\n  mutation UpdateProfile($givenName: String!, $familyName: String!) {\n    updateProfile(givenName: $givenName, familyName: $familyName) { id givenName familyName }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShellConfig {\n    appConfig { version commit customerName dataLakeType publicHTTPIngestDomain processedDataBucketRetentionDays isDemo isSafeMode }\n    viewer { id email givenName familyName roleName permissions hasTotp }\n  }\n"): (typeof documents)["\n  query ShellConfig {\n    appConfig { version commit customerName dataLakeType publicHTTPIngestDomain processedDataBucketRetentionDays isDemo isSafeMode }\n    viewer { id email givenName familyName roleName permissions hasTotp }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;