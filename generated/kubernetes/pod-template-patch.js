// Generated from the Kubernetes 1.28 declarations of cdk8s-plus-28 by npm run generate. Do not edit.
function joined(all, more) { for (const one of more) all.push(one); return all; }
"use strict";
export const validate = validate0;
export default validate0;
const schema0 = {"$ref":"#/definitions/PodTemplateSpec","definitions":{"PodTemplateSpec":{"type":["object","null"],"properties":{"metadata":{"$ref":"#/definitions/ObjectMeta"},"spec":{"$ref":"#/definitions/PodSpec"},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"PodSpec":{"type":["object","null"],"properties":{"activeDeadlineSeconds":{"type":["integer","null"]},"affinity":{"$ref":"#/definitions/Affinity"},"automountServiceAccountToken":{"type":["boolean","null"]},"containers":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/Container"}},"dnsConfig":{"$ref":"#/definitions/PodDNSConfig"},"dnsPolicy":{"type":["string","null"],"enum":["ClusterFirst","ClusterFirstWithHostNet","Default","None"]},"enableServiceLinks":{"type":["boolean","null"]},"ephemeralContainers":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/EphemeralContainer"}},"hostAliases":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/HostAlias"}},"hostIPC":{"type":["boolean","null"]},"hostNetwork":{"type":["boolean","null"]},"hostPID":{"type":["boolean","null"]},"hostUsers":{"type":["boolean","null"]},"hostname":{"type":["string","null"]},"imagePullSecrets":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/LocalObjectReference"}},"initContainers":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/Container"}},"nodeName":{"type":["string","null"]},"nodeSelector":{"type":["object","null"],"additionalProperties":{"type":["string","null"]}},"os":{"$ref":"#/definitions/PodOS"},"overhead":{"type":["object","null"],"additionalProperties":{"type":["string","number","null"],"pattern":"^\\+?([0-9]+|[0-9]+\\.[0-9]*|\\.[0-9]+)([KMGTPE]i|[numkMGTPE]|[eE][+-]?[0-9]+)?$","minimum":0,"x-language":"quantity"}},"preemptionPolicy":{"type":["string","null"],"enum":["Never","PreemptLowerPriority"]},"priority":{"type":["integer","null"]},"priorityClassName":{"type":["string","null"],"pattern":"^[a-z0-9]([-a-z0-9]*[a-z0-9])?([.][a-z0-9]([-a-z0-9]*[a-z0-9])?)*$","x-form":"the name of an object: lowercase letters, digits, \"-\" and \".\""},"readinessGates":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/PodReadinessGate"}},"resourceClaims":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/PodResourceClaim"}},"restartPolicy":{"type":["string","null"],"enum":["Always"]},"runtimeClassName":{"type":["string","null"],"pattern":"^[a-z0-9]([-a-z0-9]*[a-z0-9])?([.][a-z0-9]([-a-z0-9]*[a-z0-9])?)*$","x-form":"the name of an object: lowercase letters, digits, \"-\" and \".\""},"schedulerName":{"type":["string","null"]},"schedulingGates":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/PodSchedulingGate"}},"securityContext":{"$ref":"#/definitions/PodSecurityContext"},"serviceAccount":{"type":["string","null"]},"serviceAccountName":{"type":["string","null"],"pattern":"^[a-z0-9]([-a-z0-9]*[a-z0-9])?([.][a-z0-9]([-a-z0-9]*[a-z0-9])?)*$","x-form":"the name of an object: lowercase letters, digits, \"-\" and \".\""},"setHostnameAsFQDN":{"type":["boolean","null"]},"shareProcessNamespace":{"type":["boolean","null"]},"subdomain":{"type":["string","null"]},"terminationGracePeriodSeconds":{"type":["integer","null"],"minimum":0},"tolerations":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/Toleration"}},"topologySpreadConstraints":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/TopologySpreadConstraint"}},"volumes":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/Volume"}},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"Volume":{"type":["object","null"],"required":["name"],"properties":{"awsElasticBlockStore":{"$ref":"#/definitions/AWSElasticBlockStoreVolumeSource"},"azureDisk":{"$ref":"#/definitions/AzureDiskVolumeSource"},"azureFile":{"$ref":"#/definitions/AzureFileVolumeSource"},"cephfs":{"$ref":"#/definitions/CephFSVolumeSource"},"cinder":{"$ref":"#/definitions/CinderVolumeSource"},"configMap":{"$ref":"#/definitions/ConfigMapVolumeSource"},"csi":{"$ref":"#/definitions/CSIVolumeSource"},"downwardAPI":{"$ref":"#/definitions/DownwardAPIVolumeSource"},"emptyDir":{"$ref":"#/definitions/EmptyDirVolumeSource"},"ephemeral":{"$ref":"#/definitions/EphemeralVolumeSource"},"fc":{"$ref":"#/definitions/FCVolumeSource"},"flexVolume":{"$ref":"#/definitions/FlexVolumeSource"},"flocker":{"$ref":"#/definitions/FlockerVolumeSource"},"gcePersistentDisk":{"$ref":"#/definitions/GCEPersistentDiskVolumeSource"},"gitRepo":{"$ref":"#/definitions/GitRepoVolumeSource"},"glusterfs":{"$ref":"#/definitions/GlusterfsVolumeSource"},"hostPath":{"$ref":"#/definitions/HostPathVolumeSource"},"iscsi":{"$ref":"#/definitions/ISCSIVolumeSource"},"name":{"type":["string","null"],"pattern":"^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$","x-form":"a name of at most 63 lowercase letters, digits and \"-\""},"nfs":{"$ref":"#/definitions/NFSVolumeSource"},"persistentVolumeClaim":{"$ref":"#/definitions/PersistentVolumeClaimVolumeSource"},"photonPersistentDisk":{"$ref":"#/definitions/PhotonPersistentDiskVolumeSource"},"portworxVolume":{"$ref":"#/definitions/PortworxVolumeSource"},"projected":{"$ref":"#/definitions/ProjectedVolumeSource"},"quobyte":{"$ref":"#/definitions/QuobyteVolumeSource"},"rbd":{"$ref":"#/definitions/RBDVolumeSource"},"scaleIO":{"$ref":"#/definitions/ScaleIOVolumeSource"},"secret":{"$ref":"#/definitions/SecretVolumeSource"},"storageos":{"$ref":"#/definitions/StorageOSVolumeSource"},"vsphereVolume":{"$ref":"#/definitions/VsphereVirtualDiskVolumeSource"},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"VsphereVirtualDiskVolumeSource":{"type":["object","null"],"properties":{"fsType":{"type":["string","null"]},"storagePolicyID":{"type":["string","null"]},"storagePolicyName":{"type":["string","null"]},"volumePath":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"StorageOSVolumeSource":{"type":["object","null"],"properties":{"fsType":{"type":["string","null"]},"readOnly":{"type":["boolean","null"]},"secretRef":{"$ref":"#/definitions/LocalObjectReference"},"volumeName":{"type":["string","null"]},"volumeNamespace":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"LocalObjectReference":{"type":["object","null"],"required":["name"],"properties":{"name":{"type":["string","null"],"pattern":"^[a-z0-9]([-a-z0-9]*[a-z0-9])?([.][a-z0-9]([-a-z0-9]*[a-z0-9])?)*$","x-form":"the name of an object: lowercase letters, digits, \"-\" and \".\""},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"SecretVolumeSource":{"type":["object","null"],"properties":{"defaultMode":{"type":["integer","null"],"minimum":0,"maximum":511},"items":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/KeyToPath"}},"optional":{"type":["boolean","null"]},"secretName":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"KeyToPath":{"type":["object","null"],"required":["key","path"],"properties":{"key":{"type":["string","null"]},"mode":{"type":["integer","null"],"minimum":0,"maximum":511},"path":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"ScaleIOVolumeSource":{"type":["object","null"],"properties":{"fsType":{"type":["string","null"]},"gateway":{"type":["string","null"]},"protectionDomain":{"type":["string","null"]},"readOnly":{"type":["boolean","null"]},"secretRef":{"$ref":"#/definitions/LocalObjectReference"},"sslEnabled":{"type":["boolean","null"]},"storageMode":{"type":["string","null"]},"storagePool":{"type":["string","null"]},"system":{"type":["string","null"]},"volumeName":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"RBDVolumeSource":{"type":["object","null"],"properties":{"fsType":{"type":["string","null"]},"image":{"type":["string","null"]},"keyring":{"type":["string","null"]},"monitors":{"type":["array","null"],"items":{"type":"string"}},"pool":{"type":["string","null"]},"readOnly":{"type":["boolean","null"]},"secretRef":{"$ref":"#/definitions/LocalObjectReference"},"user":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"QuobyteVolumeSource":{"type":["object","null"],"properties":{"group":{"type":["string","null"]},"readOnly":{"type":["boolean","null"]},"registry":{"type":["string","null"]},"tenant":{"type":["string","null"]},"user":{"type":["string","null"]},"volume":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"ProjectedVolumeSource":{"type":["object","null"],"properties":{"defaultMode":{"type":["integer","null"],"minimum":0,"maximum":511},"sources":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/VolumeProjection"}},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"VolumeProjection":{"type":["object","null"],"properties":{"configMap":{"$ref":"#/definitions/ConfigMapProjection"},"downwardAPI":{"$ref":"#/definitions/DownwardAPIProjection"},"secret":{"$ref":"#/definitions/SecretProjection"},"serviceAccountToken":{"$ref":"#/definitions/ServiceAccountTokenProjection"},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"ServiceAccountTokenProjection":{"type":["object","null"],"properties":{"audience":{"type":["string","null"]},"expirationSeconds":{"type":["integer","null"]},"path":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"SecretProjection":{"type":["object","null"],"properties":{"items":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/KeyToPath"}},"name":{"type":["string","null"]},"optional":{"type":["boolean","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"DownwardAPIProjection":{"type":["object","null"],"properties":{"items":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/DownwardAPIVolumeFile"}},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"DownwardAPIVolumeFile":{"type":["object","null"],"required":["path"],"properties":{"fieldRef":{"$ref":"#/definitions/ObjectFieldSelector"},"mode":{"type":["integer","null"],"minimum":0,"maximum":511},"path":{"type":["string","null"]},"resourceFieldRef":{"$ref":"#/definitions/ResourceFieldSelector"},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"ResourceFieldSelector":{"type":["object","null"],"properties":{"containerName":{"type":["string","null"]},"divisor":{"type":["string","number","null"],"pattern":"^\\+?([0-9]+|[0-9]+\\.[0-9]*|\\.[0-9]+)([KMGTPE]i|[numkMGTPE]|[eE][+-]?[0-9]+)?$","minimum":0,"x-language":"quantity"},"resource":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"ObjectFieldSelector":{"type":["object","null"],"properties":{"apiVersion":{"type":["string","null"]},"fieldPath":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"ConfigMapProjection":{"type":["object","null"],"properties":{"items":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/KeyToPath"}},"name":{"type":["string","null"]},"optional":{"type":["boolean","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"PortworxVolumeSource":{"type":["object","null"],"properties":{"fsType":{"type":["string","null"]},"readOnly":{"type":["boolean","null"]},"volumeID":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"PhotonPersistentDiskVolumeSource":{"type":["object","null"],"properties":{"fsType":{"type":["string","null"]},"pdID":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"PersistentVolumeClaimVolumeSource":{"type":["object","null"],"properties":{"claimName":{"type":["string","null"]},"readOnly":{"type":["boolean","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"NFSVolumeSource":{"type":["object","null"],"properties":{"path":{"type":["string","null"]},"readOnly":{"type":["boolean","null"]},"server":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"ISCSIVolumeSource":{"type":["object","null"],"properties":{"chapAuthDiscovery":{"type":["boolean","null"]},"chapAuthSession":{"type":["boolean","null"]},"fsType":{"type":["string","null"]},"initiatorName":{"type":["string","null"]},"iqn":{"type":["string","null"]},"iscsiInterface":{"type":["string","null"]},"lun":{"type":["integer","null"]},"portals":{"type":["array","null"],"items":{"type":"string"}},"readOnly":{"type":["boolean","null"]},"secretRef":{"$ref":"#/definitions/LocalObjectReference"},"targetPortal":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"HostPathVolumeSource":{"type":["object","null"],"properties":{"path":{"type":["string","null"]},"type":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"GlusterfsVolumeSource":{"type":["object","null"],"properties":{"endpoints":{"type":["string","null"]},"path":{"type":["string","null"]},"readOnly":{"type":["boolean","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"GitRepoVolumeSource":{"type":["object","null"],"properties":{"directory":{"type":["string","null"]},"repository":{"type":["string","null"]},"revision":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"GCEPersistentDiskVolumeSource":{"type":["object","null"],"properties":{"fsType":{"type":["string","null"]},"partition":{"type":["integer","null"]},"pdName":{"type":["string","null"]},"readOnly":{"type":["boolean","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"FlockerVolumeSource":{"type":["object","null"],"properties":{"datasetName":{"type":["string","null"]},"datasetUUID":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"FlexVolumeSource":{"type":["object","null"],"properties":{"driver":{"type":["string","null"]},"fsType":{"type":["string","null"]},"options":{"type":["object","null"],"additionalProperties":{"type":["string","null"]}},"readOnly":{"type":["boolean","null"]},"secretRef":{"$ref":"#/definitions/LocalObjectReference"},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"FCVolumeSource":{"type":["object","null"],"properties":{"fsType":{"type":["string","null"]},"lun":{"type":["integer","null"]},"readOnly":{"type":["boolean","null"]},"targetWWNs":{"type":["array","null"],"items":{"type":"string"}},"wwids":{"type":["array","null"],"items":{"type":"string"}},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"EphemeralVolumeSource":{"type":["object","null"],"properties":{"volumeClaimTemplate":{"$ref":"#/definitions/PersistentVolumeClaimTemplate"},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"PersistentVolumeClaimTemplate":{"type":["object","null"],"properties":{"metadata":{"$ref":"#/definitions/ObjectMeta"},"spec":{"$ref":"#/definitions/PersistentVolumeClaimSpec"},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"PersistentVolumeClaimSpec":{"type":["object","null"],"properties":{"accessModes":{"type":["array","null"],"items":{"type":"string"}},"dataSource":{"$ref":"#/definitions/TypedLocalObjectReference"},"dataSourceRef":{"$ref":"#/definitions/TypedObjectReference"},"resources":{"$ref":"#/definitions/ResourceRequirements"},"selector":{"$ref":"#/definitions/LabelSelector"},"storageClassName":{"type":["string","null"]},"volumeMode":{"type":["string","null"]},"volumeName":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"LabelSelector":{"type":["object","null"],"properties":{"matchExpressions":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/LabelSelectorRequirement"}},"matchLabels":{"type":["object","null"],"additionalProperties":{"type":["string","null"]}},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"LabelSelectorRequirement":{"type":["object","null"],"required":["key","operator"],"properties":{"key":{"type":["string","null"]},"operator":{"type":["string","null"],"enum":["In","NotIn","Exists","DoesNotExist"]},"values":{"type":["array","null"],"items":{"type":"string"}},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"ResourceRequirements":{"type":["object","null"],"properties":{"claims":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/ResourceClaim"}},"limits":{"type":["object","null"],"additionalProperties":{"type":["string","number","null"],"pattern":"^\\+?([0-9]+|[0-9]+\\.[0-9]*|\\.[0-9]+)([KMGTPE]i|[numkMGTPE]|[eE][+-]?[0-9]+)?$","minimum":0,"x-language":"quantity"}},"requests":{"type":["object","null"],"additionalProperties":{"type":["string","number","null"],"pattern":"^\\+?([0-9]+|[0-9]+\\.[0-9]*|\\.[0-9]+)([KMGTPE]i|[numkMGTPE]|[eE][+-]?[0-9]+)?$","minimum":0,"x-language":"quantity"}},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"ResourceClaim":{"type":["object","null"],"required":["name"],"properties":{"name":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"TypedObjectReference":{"type":["object","null"],"properties":{"apiGroup":{"type":["string","null"]},"kind":{"type":["string","null"]},"name":{"type":["string","null"]},"namespace":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"TypedLocalObjectReference":{"type":["object","null"],"properties":{"apiGroup":{"type":["string","null"]},"kind":{"type":["string","null"]},"name":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"ObjectMeta":{"type":["object","null"],"properties":{"annotations":{"type":["object","null"],"additionalProperties":{"type":["string","null"]}},"creationTimestamp":{"type":["string","null"]},"deletionGracePeriodSeconds":{"type":["integer","null"]},"deletionTimestamp":{"type":["string","null"]},"finalizers":{"type":["array","null"],"items":{"type":"string"}},"generateName":{"type":["string","null"]},"generation":{"type":["integer","null"]},"labels":{"type":["object","null"],"additionalProperties":{"type":["string","null"]}},"managedFields":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/ManagedFieldsEntry"}},"name":{"type":["string","null"]},"namespace":{"type":["string","null"]},"ownerReferences":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/OwnerReference"}},"resourceVersion":{"type":["string","null"]},"selfLink":{"type":["string","null"]},"uid":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"OwnerReference":{"type":["object","null"],"required":["apiVersion","kind","name","uid"],"properties":{"apiVersion":{"type":["string","null"]},"blockOwnerDeletion":{"type":["boolean","null"]},"controller":{"type":["boolean","null"]},"kind":{"type":["string","null"]},"name":{"type":["string","null"]},"uid":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"ManagedFieldsEntry":{"type":["object","null"],"properties":{"apiVersion":{"type":["string","null"]},"fieldsType":{"type":["string","null"]},"fieldsV1":{},"manager":{"type":["string","null"]},"operation":{"type":["string","null"]},"subresource":{"type":["string","null"]},"time":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"EmptyDirVolumeSource":{"type":["object","null"],"properties":{"medium":{"type":["string","null"]},"sizeLimit":{"type":["string","number","null"],"pattern":"^\\+?([0-9]+|[0-9]+\\.[0-9]*|\\.[0-9]+)([KMGTPE]i|[numkMGTPE]|[eE][+-]?[0-9]+)?$","minimum":0,"x-language":"quantity"},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"DownwardAPIVolumeSource":{"type":["object","null"],"properties":{"defaultMode":{"type":["integer","null"],"minimum":0,"maximum":511},"items":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/DownwardAPIVolumeFile"}},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"CSIVolumeSource":{"type":["object","null"],"properties":{"driver":{"type":["string","null"]},"fsType":{"type":["string","null"]},"nodePublishSecretRef":{"$ref":"#/definitions/LocalObjectReference"},"readOnly":{"type":["boolean","null"]},"volumeAttributes":{"type":["object","null"],"additionalProperties":{"type":["string","null"]}},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"ConfigMapVolumeSource":{"type":["object","null"],"properties":{"defaultMode":{"type":["integer","null"],"minimum":0,"maximum":511},"items":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/KeyToPath"}},"name":{"type":["string","null"]},"optional":{"type":["boolean","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"CinderVolumeSource":{"type":["object","null"],"properties":{"fsType":{"type":["string","null"]},"readOnly":{"type":["boolean","null"]},"secretRef":{"$ref":"#/definitions/LocalObjectReference"},"volumeID":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"CephFSVolumeSource":{"type":["object","null"],"properties":{"monitors":{"type":["array","null"],"items":{"type":"string"}},"path":{"type":["string","null"]},"readOnly":{"type":["boolean","null"]},"secretFile":{"type":["string","null"]},"secretRef":{"$ref":"#/definitions/LocalObjectReference"},"user":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"AzureFileVolumeSource":{"type":["object","null"],"properties":{"readOnly":{"type":["boolean","null"]},"secretName":{"type":["string","null"]},"shareName":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"AzureDiskVolumeSource":{"type":["object","null"],"properties":{"cachingMode":{"type":["string","null"]},"diskName":{"type":["string","null"]},"diskURI":{"type":["string","null"]},"fsType":{"type":["string","null"]},"kind":{"type":["string","null"]},"readOnly":{"type":["boolean","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"AWSElasticBlockStoreVolumeSource":{"type":["object","null"],"properties":{"fsType":{"type":["string","null"]},"partition":{"type":["integer","null"]},"readOnly":{"type":["boolean","null"]},"volumeID":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"TopologySpreadConstraint":{"type":["object","null"],"required":["topologyKey"],"properties":{"labelSelector":{"$ref":"#/definitions/LabelSelector"},"matchLabelKeys":{"type":["array","null"],"items":{"type":"string"}},"maxSkew":{"type":["integer","null"],"minimum":1},"minDomains":{"type":["integer","null"],"minimum":1},"nodeAffinityPolicy":{"type":["string","null"],"enum":["Honor","Ignore"]},"nodeTaintsPolicy":{"type":["string","null"],"enum":["Honor","Ignore"]},"topologyKey":{"type":["string","null"]},"whenUnsatisfiable":{"type":["string","null"],"enum":["DoNotSchedule","ScheduleAnyway"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"Toleration":{"type":["object","null"],"properties":{"effect":{"type":["string","null"],"enum":["NoSchedule","PreferNoSchedule","NoExecute"]},"key":{"type":["string","null"]},"operator":{"type":["string","null"],"enum":["Exists","Equal","Gt","Lt"]},"tolerationSeconds":{"type":["integer","null"]},"value":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"PodSecurityContext":{"type":["object","null"],"properties":{"fsGroup":{"type":["integer","null"],"minimum":0,"maximum":2147483647},"fsGroupChangePolicy":{"type":["string","null"],"enum":["OnRootMismatch","Always"]},"runAsGroup":{"type":["integer","null"],"minimum":0,"maximum":2147483647},"runAsNonRoot":{"type":["boolean","null"]},"runAsUser":{"type":["integer","null"],"minimum":0,"maximum":2147483647},"seLinuxOptions":{"$ref":"#/definitions/SELinuxOptions"},"seccompProfile":{"$ref":"#/definitions/SeccompProfile"},"supplementalGroups":{"type":["array","null"],"items":{"type":"integer"}},"sysctls":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/Sysctl"}},"windowsOptions":{"$ref":"#/definitions/WindowsSecurityContextOptions"},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"WindowsSecurityContextOptions":{"type":["object","null"],"properties":{"gmsaCredentialSpec":{"type":["string","null"]},"gmsaCredentialSpecName":{"type":["string","null"]},"hostProcess":{"type":["boolean","null"]},"runAsUserName":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"Sysctl":{"type":["object","null"],"required":["name","value"],"properties":{"name":{"type":["string","null"]},"value":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"SeccompProfile":{"type":["object","null"],"properties":{"localhostProfile":{"type":["string","null"]},"type":{"type":["string","null"],"enum":["RuntimeDefault","Localhost","Unconfined"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"SELinuxOptions":{"type":["object","null"],"properties":{"level":{"type":["string","null"]},"role":{"type":["string","null"]},"type":{"type":["string","null"]},"user":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"PodSchedulingGate":{"type":["object","null"],"required":["name"],"properties":{"name":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"PodResourceClaim":{"type":["object","null"],"required":["name"],"properties":{"name":{"type":["string","null"]},"source":{"$ref":"#/definitions/ClaimSource"},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"ClaimSource":{"type":["object","null"],"properties":{"resourceClaimName":{"type":["string","null"]},"resourceClaimTemplateName":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"PodReadinessGate":{"type":["object","null"],"required":["conditionType"],"properties":{"conditionType":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"PodOS":{"type":["object","null"],"properties":{"name":{"type":["string","null"],"enum":["linux","windows"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"Container":{"type":["object","null"],"required":["name"],"properties":{"args":{"type":["array","null"],"items":{"type":"string"}},"command":{"type":["array","null"],"items":{"type":"string"}},"env":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/EnvVar"}},"envFrom":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/EnvFromSource"}},"image":{"type":["string","null"]},"imagePullPolicy":{"type":["string","null"],"enum":["Always","IfNotPresent","Never"]},"lifecycle":{"$ref":"#/definitions/Lifecycle"},"livenessProbe":{"$ref":"#/definitions/Probe"},"name":{"type":["string","null"],"pattern":"^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$","x-form":"a name of at most 63 lowercase letters, digits and \"-\""},"ports":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/ContainerPort"}},"readinessProbe":{"$ref":"#/definitions/Probe"},"resizePolicy":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/ContainerResizePolicy"}},"resources":{"$ref":"#/definitions/ResourceRequirements"},"restartPolicy":{"type":["string","null"]},"securityContext":{"$ref":"#/definitions/SecurityContext"},"startupProbe":{"$ref":"#/definitions/Probe"},"stdin":{"type":["boolean","null"]},"stdinOnce":{"type":["boolean","null"]},"terminationMessagePath":{"type":["string","null"]},"terminationMessagePolicy":{"type":["string","null"],"enum":["File","FallbackToLogsOnError"]},"tty":{"type":["boolean","null"]},"volumeDevices":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/VolumeDevice"}},"volumeMounts":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/VolumeMount"}},"workingDir":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"VolumeMount":{"type":["object","null"],"required":["mountPath"],"properties":{"mountPath":{"type":["string","null"],"pattern":"^[^:]+$","x-form":"a path without \":\""},"mountPropagation":{"type":["string","null"],"enum":["None","HostToContainer","Bidirectional"]},"name":{"type":["string","null"]},"readOnly":{"type":["boolean","null"]},"subPath":{"type":["string","null"]},"subPathExpr":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"VolumeDevice":{"type":["object","null"],"required":["devicePath"],"properties":{"devicePath":{"type":["string","null"]},"name":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"Probe":{"type":["object","null"],"properties":{"exec":{"$ref":"#/definitions/ExecAction"},"failureThreshold":{"type":["integer","null"],"minimum":1},"grpc":{"$ref":"#/definitions/GRPCAction"},"httpGet":{"$ref":"#/definitions/HTTPGetAction"},"initialDelaySeconds":{"type":["integer","null"],"minimum":0},"periodSeconds":{"type":["integer","null"],"minimum":1},"successThreshold":{"type":["integer","null"],"minimum":1},"tcpSocket":{"$ref":"#/definitions/TCPSocketAction"},"terminationGracePeriodSeconds":{"type":["integer","null"],"minimum":1},"timeoutSeconds":{"type":["integer","null"],"minimum":1},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"TCPSocketAction":{"type":["object","null"],"properties":{"host":{"type":["string","null"]},"port":{"type":["integer","string","null"],"minimum":1,"maximum":65535},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"HTTPGetAction":{"type":["object","null"],"properties":{"host":{"type":["string","null"]},"httpHeaders":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/HTTPHeader"}},"path":{"type":["string","null"]},"port":{"type":["integer","string","null"],"minimum":1,"maximum":65535},"scheme":{"type":["string","null"],"enum":["HTTP","HTTPS"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"HTTPHeader":{"type":["object","null"],"required":["name","value"],"properties":{"name":{"type":["string","null"]},"value":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"GRPCAction":{"type":["object","null"],"properties":{"port":{"type":["integer","null"],"minimum":1,"maximum":65535},"service":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"ExecAction":{"type":["object","null"],"properties":{"command":{"type":["array","null"],"items":{"type":"string"}},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"SecurityContext":{"type":["object","null"],"properties":{"allowPrivilegeEscalation":{"type":["boolean","null"]},"capabilities":{"$ref":"#/definitions/Capabilities"},"privileged":{"type":["boolean","null"]},"procMount":{"type":["string","null"],"enum":["Default","Unmasked"]},"readOnlyRootFilesystem":{"type":["boolean","null"]},"runAsGroup":{"type":["integer","null"],"minimum":0,"maximum":2147483647},"runAsNonRoot":{"type":["boolean","null"]},"runAsUser":{"type":["integer","null"],"minimum":0,"maximum":2147483647},"seLinuxOptions":{"$ref":"#/definitions/SELinuxOptions"},"seccompProfile":{"$ref":"#/definitions/SeccompProfile"},"windowsOptions":{"$ref":"#/definitions/WindowsSecurityContextOptions"},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"Capabilities":{"type":["object","null"],"properties":{"add":{"type":["array","null"],"items":{"type":"string"}},"drop":{"type":["array","null"],"items":{"type":"string"}},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"ContainerResizePolicy":{"type":["object","null"],"required":["resourceName","restartPolicy"],"properties":{"resourceName":{"type":["string","null"]},"restartPolicy":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"ContainerPort":{"type":["object","null"],"required":["containerPort"],"properties":{"containerPort":{"type":["integer","null"],"minimum":1,"maximum":65535},"hostIP":{"type":["string","null"]},"hostPort":{"type":["integer","null"],"minimum":1,"maximum":65535},"name":{"type":["string","null"]},"protocol":{"type":["string","null"],"enum":["TCP","UDP","SCTP"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"Lifecycle":{"type":["object","null"],"properties":{"postStart":{"$ref":"#/definitions/LifecycleHandler"},"preStop":{"$ref":"#/definitions/LifecycleHandler"},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"LifecycleHandler":{"type":["object","null"],"properties":{"exec":{"$ref":"#/definitions/ExecAction"},"httpGet":{"$ref":"#/definitions/HTTPGetAction"},"tcpSocket":{"$ref":"#/definitions/TCPSocketAction"},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"EnvFromSource":{"type":["object","null"],"properties":{"configMapRef":{"$ref":"#/definitions/ConfigMapEnvSource"},"prefix":{"type":["string","null"]},"secretRef":{"$ref":"#/definitions/SecretEnvSource"},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"SecretEnvSource":{"type":["object","null"],"properties":{"name":{"type":["string","null"]},"optional":{"type":["boolean","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"ConfigMapEnvSource":{"type":["object","null"],"properties":{"name":{"type":["string","null"]},"optional":{"type":["boolean","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"EnvVar":{"type":["object","null"],"required":["name"],"properties":{"name":{"type":["string","null"],"pattern":"^[ -<>-~]+$","x-form":"a name of a variable, which has no \"=\""},"value":{"type":["string","null"]},"valueFrom":{"$ref":"#/definitions/EnvVarSource"},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"EnvVarSource":{"type":["object","null"],"properties":{"configMapKeyRef":{"$ref":"#/definitions/ConfigMapKeySelector"},"fieldRef":{"$ref":"#/definitions/ObjectFieldSelector"},"resourceFieldRef":{"$ref":"#/definitions/ResourceFieldSelector"},"secretKeyRef":{"$ref":"#/definitions/SecretKeySelector"},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"SecretKeySelector":{"type":["object","null"],"properties":{"key":{"type":["string","null"]},"name":{"type":["string","null"]},"optional":{"type":["boolean","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"ConfigMapKeySelector":{"type":["object","null"],"properties":{"key":{"type":["string","null"]},"name":{"type":["string","null"]},"optional":{"type":["boolean","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"HostAlias":{"type":["object","null"],"required":["ip"],"properties":{"hostnames":{"type":["array","null"],"items":{"type":"string"}},"ip":{"type":["string","null"],"pattern":"^([0-9]{1,3}([.][0-9]{1,3}){3}|[0-9a-fA-F.]*:[0-9a-fA-F:.]*)$","x-form":"an IP address"},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"EphemeralContainer":{"type":["object","null"],"required":["name"],"properties":{"args":{"type":["array","null"],"items":{"type":"string"}},"command":{"type":["array","null"],"items":{"type":"string"}},"env":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/EnvVar"}},"envFrom":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/EnvFromSource"}},"image":{"type":["string","null"]},"imagePullPolicy":{"type":["string","null"]},"lifecycle":{"$ref":"#/definitions/Lifecycle"},"livenessProbe":{"$ref":"#/definitions/Probe"},"name":{"type":["string","null"]},"ports":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/ContainerPort"}},"readinessProbe":{"$ref":"#/definitions/Probe"},"resizePolicy":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/ContainerResizePolicy"}},"resources":{"$ref":"#/definitions/ResourceRequirements"},"restartPolicy":{"type":["string","null"]},"securityContext":{"$ref":"#/definitions/SecurityContext"},"startupProbe":{"$ref":"#/definitions/Probe"},"stdin":{"type":["boolean","null"]},"stdinOnce":{"type":["boolean","null"]},"targetContainerName":{"type":["string","null"]},"terminationMessagePath":{"type":["string","null"]},"terminationMessagePolicy":{"type":["string","null"]},"tty":{"type":["boolean","null"]},"volumeDevices":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/VolumeDevice"}},"volumeMounts":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/VolumeMount"}},"workingDir":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"PodDNSConfig":{"type":["object","null"],"properties":{"nameservers":{"type":["array","null"],"items":{"type":"string"}},"options":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/PodDNSConfigOption"}},"searches":{"type":["array","null"],"items":{"type":"string"}},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"PodDNSConfigOption":{"type":["object","null"],"properties":{"name":{"type":["string","null"]},"value":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"Affinity":{"type":["object","null"],"properties":{"nodeAffinity":{"$ref":"#/definitions/NodeAffinity"},"podAffinity":{"$ref":"#/definitions/PodAffinity"},"podAntiAffinity":{"$ref":"#/definitions/PodAntiAffinity"},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"PodAntiAffinity":{"type":["object","null"],"properties":{"preferredDuringSchedulingIgnoredDuringExecution":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/WeightedPodAffinityTerm"}},"requiredDuringSchedulingIgnoredDuringExecution":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/PodAffinityTerm"}},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"PodAffinityTerm":{"type":["object","null"],"required":["topologyKey"],"properties":{"labelSelector":{"$ref":"#/definitions/LabelSelector"},"namespaceSelector":{"$ref":"#/definitions/LabelSelector"},"namespaces":{"type":["array","null"],"items":{"type":"string"}},"topologyKey":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"WeightedPodAffinityTerm":{"type":["object","null"],"required":["podAffinityTerm","weight"],"properties":{"podAffinityTerm":{"$ref":"#/definitions/PodAffinityTerm"},"weight":{"type":["integer","null"],"minimum":1,"maximum":100},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"PodAffinity":{"type":["object","null"],"properties":{"preferredDuringSchedulingIgnoredDuringExecution":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/WeightedPodAffinityTerm"}},"requiredDuringSchedulingIgnoredDuringExecution":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/PodAffinityTerm"}},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"NodeAffinity":{"type":["object","null"],"properties":{"preferredDuringSchedulingIgnoredDuringExecution":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/PreferredSchedulingTerm"}},"requiredDuringSchedulingIgnoredDuringExecution":{"$ref":"#/definitions/NodeSelector"},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"NodeSelector":{"type":["object","null"],"properties":{"nodeSelectorTerms":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/NodeSelectorTerm"}},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"NodeSelectorTerm":{"type":["object","null"],"properties":{"matchExpressions":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/NodeSelectorRequirement"}},"matchFields":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/NodeSelectorRequirement"}},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"NodeSelectorRequirement":{"type":["object","null"],"required":["key","operator"],"properties":{"key":{"type":["string","null"]},"operator":{"type":["string","null"],"enum":["In","NotIn","Exists","DoesNotExist","Gt","Lt"]},"values":{"type":["array","null"],"items":{"type":"string"}},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false},"PreferredSchedulingTerm":{"type":["object","null"],"required":["preference","weight"],"properties":{"preference":{"$ref":"#/definitions/NodeSelectorTerm"},"weight":{"type":["integer","null"],"minimum":1,"maximum":100},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false}}};
const schema1 = {"type":["object","null"],"properties":{"metadata":{"$ref":"#/definitions/ObjectMeta"},"spec":{"$ref":"#/definitions/PodSpec"},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};
const schema2 = {"type":["object","null"],"properties":{"annotations":{"type":["object","null"],"additionalProperties":{"type":["string","null"]}},"creationTimestamp":{"type":["string","null"]},"deletionGracePeriodSeconds":{"type":["integer","null"]},"deletionTimestamp":{"type":["string","null"]},"finalizers":{"type":["array","null"],"items":{"type":"string"}},"generateName":{"type":["string","null"]},"generation":{"type":["integer","null"]},"labels":{"type":["object","null"],"additionalProperties":{"type":["string","null"]}},"managedFields":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/ManagedFieldsEntry"}},"name":{"type":["string","null"]},"namespace":{"type":["string","null"]},"ownerReferences":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/OwnerReference"}},"resourceVersion":{"type":["string","null"]},"selfLink":{"type":["string","null"]},"uid":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;
const schema3 = {"type":["object","null"],"properties":{"apiVersion":{"type":["string","null"]},"fieldsType":{"type":["string","null"]},"fieldsV1":{},"manager":{"type":["string","null"]},"operation":{"type":["string","null"]},"subresource":{"type":["string","null"]},"time":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};

function validate1(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema3.type},schema:schema3.type,parentSchema:schema3,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((((key0 === "apiVersion") || (key0 === "fieldsType")) || (key0 === "fieldsV1")) || (key0 === "manager")) || (key0 === "operation")) || (key0 === "subresource")) || (key0 === "time")) || (key0 === "$patch"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema3,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.apiVersion !== undefined){
let data0 = data.apiVersion;
if((typeof data0 !== "string") && (data0 !== null)){
const err2 = {instancePath:instancePath+"/apiVersion",schemaPath:"#/properties/apiVersion/type",keyword:"type",params:{type: schema3.properties.apiVersion.type},schema:schema3.properties.apiVersion.type,parentSchema:schema3.properties.apiVersion,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.fieldsType !== undefined){
let data1 = data.fieldsType;
if((typeof data1 !== "string") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/fieldsType",schemaPath:"#/properties/fieldsType/type",keyword:"type",params:{type: schema3.properties.fieldsType.type},schema:schema3.properties.fieldsType.type,parentSchema:schema3.properties.fieldsType,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.manager !== undefined){
let data2 = data.manager;
if((typeof data2 !== "string") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/manager",schemaPath:"#/properties/manager/type",keyword:"type",params:{type: schema3.properties.manager.type},schema:schema3.properties.manager.type,parentSchema:schema3.properties.manager,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.operation !== undefined){
let data3 = data.operation;
if((typeof data3 !== "string") && (data3 !== null)){
const err5 = {instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/type",keyword:"type",params:{type: schema3.properties.operation.type},schema:schema3.properties.operation.type,parentSchema:schema3.properties.operation,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.subresource !== undefined){
let data4 = data.subresource;
if((typeof data4 !== "string") && (data4 !== null)){
const err6 = {instancePath:instancePath+"/subresource",schemaPath:"#/properties/subresource/type",keyword:"type",params:{type: schema3.properties.subresource.type},schema:schema3.properties.subresource.type,parentSchema:schema3.properties.subresource,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.time !== undefined){
let data5 = data.time;
if((typeof data5 !== "string") && (data5 !== null)){
const err7 = {instancePath:instancePath+"/time",schemaPath:"#/properties/time/type",keyword:"type",params:{type: schema3.properties.time.type},schema:schema3.properties.time.type,parentSchema:schema3.properties.time,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.$patch !== undefined){
let data6 = data.$patch;
if(!(((data6 === "replace") || (data6 === "delete")) || (data6 === "merge"))){
const err8 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema3.properties.$patch.enum},schema:schema3.properties.$patch.enum,parentSchema:schema3.properties.$patch,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
validate1.errors = vErrors;
return errors === 0;
}

const schema4 = {"type":["object","null"],"required":["apiVersion","kind","name","uid"],"properties":{"apiVersion":{"type":["string","null"]},"blockOwnerDeletion":{"type":["boolean","null"]},"controller":{"type":["boolean","null"]},"kind":{"type":["string","null"]},"name":{"type":["string","null"]},"uid":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};

function validate2(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema4.type},schema:schema4.type,parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.apiVersion === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "apiVersion"},schema:schema4.required,parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.kind === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},schema:schema4.required,parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.name === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema4.required,parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.uid === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "uid"},schema:schema4.required,parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "apiVersion") || (key0 === "blockOwnerDeletion")) || (key0 === "controller")) || (key0 === "kind")) || (key0 === "name")) || (key0 === "uid")) || (key0 === "$patch"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.apiVersion !== undefined){
let data0 = data.apiVersion;
if((typeof data0 !== "string") && (data0 !== null)){
const err6 = {instancePath:instancePath+"/apiVersion",schemaPath:"#/properties/apiVersion/type",keyword:"type",params:{type: schema4.properties.apiVersion.type},schema:schema4.properties.apiVersion.type,parentSchema:schema4.properties.apiVersion,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.blockOwnerDeletion !== undefined){
let data1 = data.blockOwnerDeletion;
if((typeof data1 !== "boolean") && (data1 !== null)){
const err7 = {instancePath:instancePath+"/blockOwnerDeletion",schemaPath:"#/properties/blockOwnerDeletion/type",keyword:"type",params:{type: schema4.properties.blockOwnerDeletion.type},schema:schema4.properties.blockOwnerDeletion.type,parentSchema:schema4.properties.blockOwnerDeletion,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.controller !== undefined){
let data2 = data.controller;
if((typeof data2 !== "boolean") && (data2 !== null)){
const err8 = {instancePath:instancePath+"/controller",schemaPath:"#/properties/controller/type",keyword:"type",params:{type: schema4.properties.controller.type},schema:schema4.properties.controller.type,parentSchema:schema4.properties.controller,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.kind !== undefined){
let data3 = data.kind;
if((typeof data3 !== "string") && (data3 !== null)){
const err9 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: schema4.properties.kind.type},schema:schema4.properties.kind.type,parentSchema:schema4.properties.kind,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.name !== undefined){
let data4 = data.name;
if((typeof data4 !== "string") && (data4 !== null)){
const err10 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema4.properties.name.type},schema:schema4.properties.name.type,parentSchema:schema4.properties.name,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.uid !== undefined){
let data5 = data.uid;
if((typeof data5 !== "string") && (data5 !== null)){
const err11 = {instancePath:instancePath+"/uid",schemaPath:"#/properties/uid/type",keyword:"type",params:{type: schema4.properties.uid.type},schema:schema4.properties.uid.type,parentSchema:schema4.properties.uid,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.$patch !== undefined){
let data6 = data.$patch;
if(!(((data6 === "replace") || (data6 === "delete")) || (data6 === "merge"))){
const err12 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema4.properties.$patch.enum},schema:schema4.properties.$patch.enum,parentSchema:schema4.properties.$patch,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
validate2.errors = vErrors;
return errors === 0;
}


function validate3(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema2.type},schema:schema2.type,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0.call(schema2.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.annotations !== undefined){
let data0 = data.annotations;
if((!(data0 && typeof data0 == "object" && !Array.isArray(data0))) && (data0 !== null)){
const err2 = {instancePath:instancePath+"/annotations",schemaPath:"#/properties/annotations/type",keyword:"type",params:{type: schema2.properties.annotations.type},schema:schema2.properties.annotations.type,parentSchema:schema2.properties.annotations,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
let data1 = data0[key1];
if((typeof data1 !== "string") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/annotations/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/annotations/additionalProperties/type",keyword:"type",params:{type: schema2.properties.annotations.additionalProperties.type},schema:schema2.properties.annotations.additionalProperties.type,parentSchema:schema2.properties.annotations.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
}
if(data.creationTimestamp !== undefined){
let data2 = data.creationTimestamp;
if((typeof data2 !== "string") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/creationTimestamp",schemaPath:"#/properties/creationTimestamp/type",keyword:"type",params:{type: schema2.properties.creationTimestamp.type},schema:schema2.properties.creationTimestamp.type,parentSchema:schema2.properties.creationTimestamp,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.deletionGracePeriodSeconds !== undefined){
let data3 = data.deletionGracePeriodSeconds;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
const err5 = {instancePath:instancePath+"/deletionGracePeriodSeconds",schemaPath:"#/properties/deletionGracePeriodSeconds/type",keyword:"type",params:{type: schema2.properties.deletionGracePeriodSeconds.type},schema:schema2.properties.deletionGracePeriodSeconds.type,parentSchema:schema2.properties.deletionGracePeriodSeconds,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.deletionTimestamp !== undefined){
let data4 = data.deletionTimestamp;
if((typeof data4 !== "string") && (data4 !== null)){
const err6 = {instancePath:instancePath+"/deletionTimestamp",schemaPath:"#/properties/deletionTimestamp/type",keyword:"type",params:{type: schema2.properties.deletionTimestamp.type},schema:schema2.properties.deletionTimestamp.type,parentSchema:schema2.properties.deletionTimestamp,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.finalizers !== undefined){
let data5 = data.finalizers;
if((!(Array.isArray(data5))) && (data5 !== null)){
const err7 = {instancePath:instancePath+"/finalizers",schemaPath:"#/properties/finalizers/type",keyword:"type",params:{type: schema2.properties.finalizers.type},schema:schema2.properties.finalizers.type,parentSchema:schema2.properties.finalizers,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 !== "string"){
const err8 = {instancePath:instancePath+"/finalizers/" + i0,schemaPath:"#/properties/finalizers/items/type",keyword:"type",params:{type: "string"},schema:schema2.properties.finalizers.items.type,parentSchema:schema2.properties.finalizers.items,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
if(data.generateName !== undefined){
let data7 = data.generateName;
if((typeof data7 !== "string") && (data7 !== null)){
const err9 = {instancePath:instancePath+"/generateName",schemaPath:"#/properties/generateName/type",keyword:"type",params:{type: schema2.properties.generateName.type},schema:schema2.properties.generateName.type,parentSchema:schema2.properties.generateName,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.generation !== undefined){
let data8 = data.generation;
if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
const err10 = {instancePath:instancePath+"/generation",schemaPath:"#/properties/generation/type",keyword:"type",params:{type: schema2.properties.generation.type},schema:schema2.properties.generation.type,parentSchema:schema2.properties.generation,data:data8};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.labels !== undefined){
let data9 = data.labels;
if((!(data9 && typeof data9 == "object" && !Array.isArray(data9))) && (data9 !== null)){
const err11 = {instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type: schema2.properties.labels.type},schema:schema2.properties.labels.type,parentSchema:schema2.properties.labels,data:data9};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key2 in data9){
let data10 = data9[key2];
if((typeof data10 !== "string") && (data10 !== null)){
const err12 = {instancePath:instancePath+"/labels/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/labels/additionalProperties/type",keyword:"type",params:{type: schema2.properties.labels.additionalProperties.type},schema:schema2.properties.labels.additionalProperties.type,parentSchema:schema2.properties.labels.additionalProperties,data:data10};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
}
if(data.managedFields !== undefined){
let data11 = data.managedFields;
if((!(Array.isArray(data11))) && (data11 !== null)){
const err13 = {instancePath:instancePath+"/managedFields",schemaPath:"#/properties/managedFields/type",keyword:"type",params:{type: schema2.properties.managedFields.type},schema:schema2.properties.managedFields.type,parentSchema:schema2.properties.managedFields,data:data11};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(Array.isArray(data11)){
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
if(!(data12 && typeof data12 == "object" && !Array.isArray(data12))){
const err14 = {instancePath:instancePath+"/managedFields/" + i1,schemaPath:"#/properties/managedFields/items/type",keyword:"type",params:{type: "object"},schema:schema2.properties.managedFields.items.type,parentSchema:schema2.properties.managedFields.items,data:data12};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(validate1(data12, instancePath+"/managedFields/" + i1))){
vErrors = vErrors === null ? validate1.errors : joined(vErrors, validate1.errors);
errors = vErrors.length;
}
}
}
}
if(data.name !== undefined){
let data13 = data.name;
if((typeof data13 !== "string") && (data13 !== null)){
const err15 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema2.properties.name.type},schema:schema2.properties.name.type,parentSchema:schema2.properties.name,data:data13};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.namespace !== undefined){
let data14 = data.namespace;
if((typeof data14 !== "string") && (data14 !== null)){
const err16 = {instancePath:instancePath+"/namespace",schemaPath:"#/properties/namespace/type",keyword:"type",params:{type: schema2.properties.namespace.type},schema:schema2.properties.namespace.type,parentSchema:schema2.properties.namespace,data:data14};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.ownerReferences !== undefined){
let data15 = data.ownerReferences;
if((!(Array.isArray(data15))) && (data15 !== null)){
const err17 = {instancePath:instancePath+"/ownerReferences",schemaPath:"#/properties/ownerReferences/type",keyword:"type",params:{type: schema2.properties.ownerReferences.type},schema:schema2.properties.ownerReferences.type,parentSchema:schema2.properties.ownerReferences,data:data15};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(Array.isArray(data15)){
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
let data16 = data15[i2];
if(!(data16 && typeof data16 == "object" && !Array.isArray(data16))){
const err18 = {instancePath:instancePath+"/ownerReferences/" + i2,schemaPath:"#/properties/ownerReferences/items/type",keyword:"type",params:{type: "object"},schema:schema2.properties.ownerReferences.items.type,parentSchema:schema2.properties.ownerReferences.items,data:data16};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(validate2(data16, instancePath+"/ownerReferences/" + i2))){
vErrors = vErrors === null ? validate2.errors : joined(vErrors, validate2.errors);
errors = vErrors.length;
}
}
}
}
if(data.resourceVersion !== undefined){
let data17 = data.resourceVersion;
if((typeof data17 !== "string") && (data17 !== null)){
const err19 = {instancePath:instancePath+"/resourceVersion",schemaPath:"#/properties/resourceVersion/type",keyword:"type",params:{type: schema2.properties.resourceVersion.type},schema:schema2.properties.resourceVersion.type,parentSchema:schema2.properties.resourceVersion,data:data17};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.selfLink !== undefined){
let data18 = data.selfLink;
if((typeof data18 !== "string") && (data18 !== null)){
const err20 = {instancePath:instancePath+"/selfLink",schemaPath:"#/properties/selfLink/type",keyword:"type",params:{type: schema2.properties.selfLink.type},schema:schema2.properties.selfLink.type,parentSchema:schema2.properties.selfLink,data:data18};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.uid !== undefined){
let data19 = data.uid;
if((typeof data19 !== "string") && (data19 !== null)){
const err21 = {instancePath:instancePath+"/uid",schemaPath:"#/properties/uid/type",keyword:"type",params:{type: schema2.properties.uid.type},schema:schema2.properties.uid.type,parentSchema:schema2.properties.uid,data:data19};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.$patch !== undefined){
let data20 = data.$patch;
if(!(((data20 === "replace") || (data20 === "delete")) || (data20 === "merge"))){
const err22 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema2.properties.$patch.enum},schema:schema2.properties.$patch.enum,parentSchema:schema2.properties.$patch,data:data20};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
validate3.errors = vErrors;
return errors === 0;
}

const schema5 = {"type":["object","null"],"properties":{"activeDeadlineSeconds":{"type":["integer","null"]},"affinity":{"$ref":"#/definitions/Affinity"},"automountServiceAccountToken":{"type":["boolean","null"]},"containers":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/Container"}},"dnsConfig":{"$ref":"#/definitions/PodDNSConfig"},"dnsPolicy":{"type":["string","null"],"enum":["ClusterFirst","ClusterFirstWithHostNet","Default","None"]},"enableServiceLinks":{"type":["boolean","null"]},"ephemeralContainers":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/EphemeralContainer"}},"hostAliases":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/HostAlias"}},"hostIPC":{"type":["boolean","null"]},"hostNetwork":{"type":["boolean","null"]},"hostPID":{"type":["boolean","null"]},"hostUsers":{"type":["boolean","null"]},"hostname":{"type":["string","null"]},"imagePullSecrets":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/LocalObjectReference"}},"initContainers":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/Container"}},"nodeName":{"type":["string","null"]},"nodeSelector":{"type":["object","null"],"additionalProperties":{"type":["string","null"]}},"os":{"$ref":"#/definitions/PodOS"},"overhead":{"type":["object","null"],"additionalProperties":{"type":["string","number","null"],"pattern":"^\\+?([0-9]+|[0-9]+\\.[0-9]*|\\.[0-9]+)([KMGTPE]i|[numkMGTPE]|[eE][+-]?[0-9]+)?$","minimum":0,"x-language":"quantity"}},"preemptionPolicy":{"type":["string","null"],"enum":["Never","PreemptLowerPriority"]},"priority":{"type":["integer","null"]},"priorityClassName":{"type":["string","null"],"pattern":"^[a-z0-9]([-a-z0-9]*[a-z0-9])?([.][a-z0-9]([-a-z0-9]*[a-z0-9])?)*$","x-form":"the name of an object: lowercase letters, digits, \"-\" and \".\""},"readinessGates":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/PodReadinessGate"}},"resourceClaims":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/PodResourceClaim"}},"restartPolicy":{"type":["string","null"],"enum":["Always"]},"runtimeClassName":{"type":["string","null"],"pattern":"^[a-z0-9]([-a-z0-9]*[a-z0-9])?([.][a-z0-9]([-a-z0-9]*[a-z0-9])?)*$","x-form":"the name of an object: lowercase letters, digits, \"-\" and \".\""},"schedulerName":{"type":["string","null"]},"schedulingGates":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/PodSchedulingGate"}},"securityContext":{"$ref":"#/definitions/PodSecurityContext"},"serviceAccount":{"type":["string","null"]},"serviceAccountName":{"type":["string","null"],"pattern":"^[a-z0-9]([-a-z0-9]*[a-z0-9])?([.][a-z0-9]([-a-z0-9]*[a-z0-9])?)*$","x-form":"the name of an object: lowercase letters, digits, \"-\" and \".\""},"setHostnameAsFQDN":{"type":["boolean","null"]},"shareProcessNamespace":{"type":["boolean","null"]},"subdomain":{"type":["string","null"]},"terminationGracePeriodSeconds":{"type":["integer","null"],"minimum":0},"tolerations":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/Toleration"}},"topologySpreadConstraints":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/TopologySpreadConstraint"}},"volumes":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/Volume"}},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};
const schema6 = {"type":["object","null"],"properties":{"nodeAffinity":{"$ref":"#/definitions/NodeAffinity"},"podAffinity":{"$ref":"#/definitions/PodAffinity"},"podAntiAffinity":{"$ref":"#/definitions/PodAntiAffinity"},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};
const schema7 = {"type":["object","null"],"properties":{"preferredDuringSchedulingIgnoredDuringExecution":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/PreferredSchedulingTerm"}},"requiredDuringSchedulingIgnoredDuringExecution":{"$ref":"#/definitions/NodeSelector"},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};
const schema8 = {"type":["object","null"],"required":["preference","weight"],"properties":{"preference":{"$ref":"#/definitions/NodeSelectorTerm"},"weight":{"type":["integer","null"],"minimum":1,"maximum":100},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};
const schema9 = {"type":["object","null"],"properties":{"matchExpressions":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/NodeSelectorRequirement"}},"matchFields":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/NodeSelectorRequirement"}},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};
const schema10 = {"type":["object","null"],"required":["key","operator"],"properties":{"key":{"type":["string","null"]},"operator":{"type":["string","null"],"enum":["In","NotIn","Exists","DoesNotExist","Gt","Lt"]},"values":{"type":["array","null"],"items":{"type":"string"}},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};

function validate4(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema10.type},schema:schema10.type,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"},schema:schema10.required,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.operator === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "operator"},schema:schema10.required,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "key") || (key0 === "operator")) || (key0 === "values")) || (key0 === "$patch"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.key !== undefined){
let data0 = data.key;
if((typeof data0 !== "string") && (data0 !== null)){
const err4 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: schema10.properties.key.type},schema:schema10.properties.key.type,parentSchema:schema10.properties.key,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.operator !== undefined){
let data1 = data.operator;
if((typeof data1 !== "string") && (data1 !== null)){
const err5 = {instancePath:instancePath+"/operator",schemaPath:"#/properties/operator/type",keyword:"type",params:{type: schema10.properties.operator.type},schema:schema10.properties.operator.type,parentSchema:schema10.properties.operator,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((((data1 === "In") || (data1 === "NotIn")) || (data1 === "Exists")) || (data1 === "DoesNotExist")) || (data1 === "Gt")) || (data1 === "Lt"))){
const err6 = {instancePath:instancePath+"/operator",schemaPath:"#/properties/operator/enum",keyword:"enum",params:{allowedValues: schema10.properties.operator.enum},schema:schema10.properties.operator.enum,parentSchema:schema10.properties.operator,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.values !== undefined){
let data2 = data.values;
if((!(Array.isArray(data2))) && (data2 !== null)){
const err7 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{type: schema10.properties.values.type},schema:schema10.properties.values.type,parentSchema:schema10.properties.values,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/values/" + i0,schemaPath:"#/properties/values/items/type",keyword:"type",params:{type: "string"},schema:schema10.properties.values.items.type,parentSchema:schema10.properties.values.items,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
if(data.$patch !== undefined){
let data4 = data.$patch;
if(!(((data4 === "replace") || (data4 === "delete")) || (data4 === "merge"))){
const err9 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema10.properties.$patch.enum},schema:schema10.properties.$patch.enum,parentSchema:schema10.properties.$patch,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
validate4.errors = vErrors;
return errors === 0;
}


function validate5(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema9.type},schema:schema9.type,parentSchema:schema9,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "matchExpressions") || (key0 === "matchFields")) || (key0 === "$patch"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema9,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.matchExpressions !== undefined){
let data0 = data.matchExpressions;
if((!(Array.isArray(data0))) && (data0 !== null)){
const err2 = {instancePath:instancePath+"/matchExpressions",schemaPath:"#/properties/matchExpressions/type",keyword:"type",params:{type: schema9.properties.matchExpressions.type},schema:schema9.properties.matchExpressions.type,parentSchema:schema9.properties.matchExpressions,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
const err3 = {instancePath:instancePath+"/matchExpressions/" + i0,schemaPath:"#/properties/matchExpressions/items/type",keyword:"type",params:{type: "object"},schema:schema9.properties.matchExpressions.items.type,parentSchema:schema9.properties.matchExpressions.items,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(validate4(data1, instancePath+"/matchExpressions/" + i0))){
vErrors = vErrors === null ? validate4.errors : joined(vErrors, validate4.errors);
errors = vErrors.length;
}
}
}
}
if(data.matchFields !== undefined){
let data2 = data.matchFields;
if((!(Array.isArray(data2))) && (data2 !== null)){
const err4 = {instancePath:instancePath+"/matchFields",schemaPath:"#/properties/matchFields/type",keyword:"type",params:{type: schema9.properties.matchFields.type},schema:schema9.properties.matchFields.type,parentSchema:schema9.properties.matchFields,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(Array.isArray(data2)){
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
const err5 = {instancePath:instancePath+"/matchFields/" + i1,schemaPath:"#/properties/matchFields/items/type",keyword:"type",params:{type: "object"},schema:schema9.properties.matchFields.items.type,parentSchema:schema9.properties.matchFields.items,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(validate4(data3, instancePath+"/matchFields/" + i1))){
vErrors = vErrors === null ? validate4.errors : joined(vErrors, validate4.errors);
errors = vErrors.length;
}
}
}
}
if(data.$patch !== undefined){
let data4 = data.$patch;
if(!(((data4 === "replace") || (data4 === "delete")) || (data4 === "merge"))){
const err6 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema9.properties.$patch.enum},schema:schema9.properties.$patch.enum,parentSchema:schema9.properties.$patch,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
validate5.errors = vErrors;
return errors === 0;
}


function validate6(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema8.type},schema:schema8.type,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.preference === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "preference"},schema:schema8.required,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.weight === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "weight"},schema:schema8.required,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "preference") || (key0 === "weight")) || (key0 === "$patch"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.preference !== undefined){
if(!(validate5(data.preference, instancePath+"/preference"))){
vErrors = vErrors === null ? validate5.errors : joined(vErrors, validate5.errors);
errors = vErrors.length;
}
}
if(data.weight !== undefined){
let data1 = data.weight;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
const err4 = {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/type",keyword:"type",params:{type: schema8.properties.weight.type},schema:schema8.properties.weight.type,parentSchema:schema8.properties.weight,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema8.properties.weight,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema8.properties.weight,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.$patch !== undefined){
let data2 = data.$patch;
if(!(((data2 === "replace") || (data2 === "delete")) || (data2 === "merge"))){
const err7 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema8.properties.$patch.enum},schema:schema8.properties.$patch.enum,parentSchema:schema8.properties.$patch,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
validate6.errors = vErrors;
return errors === 0;
}

const schema11 = {"type":["object","null"],"properties":{"nodeSelectorTerms":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/NodeSelectorTerm"}},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};

function validate7(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema11.type},schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "nodeSelectorTerms") || (key0 === "$patch"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.nodeSelectorTerms !== undefined){
let data0 = data.nodeSelectorTerms;
if((!(Array.isArray(data0))) && (data0 !== null)){
const err2 = {instancePath:instancePath+"/nodeSelectorTerms",schemaPath:"#/properties/nodeSelectorTerms/type",keyword:"type",params:{type: schema11.properties.nodeSelectorTerms.type},schema:schema11.properties.nodeSelectorTerms.type,parentSchema:schema11.properties.nodeSelectorTerms,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
const err3 = {instancePath:instancePath+"/nodeSelectorTerms/" + i0,schemaPath:"#/properties/nodeSelectorTerms/items/type",keyword:"type",params:{type: "object"},schema:schema11.properties.nodeSelectorTerms.items.type,parentSchema:schema11.properties.nodeSelectorTerms.items,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(validate5(data1, instancePath+"/nodeSelectorTerms/" + i0))){
vErrors = vErrors === null ? validate5.errors : joined(vErrors, validate5.errors);
errors = vErrors.length;
}
}
}
}
if(data.$patch !== undefined){
let data2 = data.$patch;
if(!(((data2 === "replace") || (data2 === "delete")) || (data2 === "merge"))){
const err4 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema11.properties.$patch.enum},schema:schema11.properties.$patch.enum,parentSchema:schema11.properties.$patch,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
validate7.errors = vErrors;
return errors === 0;
}


function validate8(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema7.type},schema:schema7.type,parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "preferredDuringSchedulingIgnoredDuringExecution") || (key0 === "requiredDuringSchedulingIgnoredDuringExecution")) || (key0 === "$patch"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.preferredDuringSchedulingIgnoredDuringExecution !== undefined){
let data0 = data.preferredDuringSchedulingIgnoredDuringExecution;
if((!(Array.isArray(data0))) && (data0 !== null)){
const err2 = {instancePath:instancePath+"/preferredDuringSchedulingIgnoredDuringExecution",schemaPath:"#/properties/preferredDuringSchedulingIgnoredDuringExecution/type",keyword:"type",params:{type: schema7.properties.preferredDuringSchedulingIgnoredDuringExecution.type},schema:schema7.properties.preferredDuringSchedulingIgnoredDuringExecution.type,parentSchema:schema7.properties.preferredDuringSchedulingIgnoredDuringExecution,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
const err3 = {instancePath:instancePath+"/preferredDuringSchedulingIgnoredDuringExecution/" + i0,schemaPath:"#/properties/preferredDuringSchedulingIgnoredDuringExecution/items/type",keyword:"type",params:{type: "object"},schema:schema7.properties.preferredDuringSchedulingIgnoredDuringExecution.items.type,parentSchema:schema7.properties.preferredDuringSchedulingIgnoredDuringExecution.items,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(validate6(data1, instancePath+"/preferredDuringSchedulingIgnoredDuringExecution/" + i0))){
vErrors = vErrors === null ? validate6.errors : joined(vErrors, validate6.errors);
errors = vErrors.length;
}
}
}
}
if(data.requiredDuringSchedulingIgnoredDuringExecution !== undefined){
if(!(validate7(data.requiredDuringSchedulingIgnoredDuringExecution, instancePath+"/requiredDuringSchedulingIgnoredDuringExecution"))){
vErrors = vErrors === null ? validate7.errors : joined(vErrors, validate7.errors);
errors = vErrors.length;
}
}
if(data.$patch !== undefined){
let data3 = data.$patch;
if(!(((data3 === "replace") || (data3 === "delete")) || (data3 === "merge"))){
const err4 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema7.properties.$patch.enum},schema:schema7.properties.$patch.enum,parentSchema:schema7.properties.$patch,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
validate8.errors = vErrors;
return errors === 0;
}

const schema12 = {"type":["object","null"],"properties":{"preferredDuringSchedulingIgnoredDuringExecution":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/WeightedPodAffinityTerm"}},"requiredDuringSchedulingIgnoredDuringExecution":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/PodAffinityTerm"}},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};
const schema13 = {"type":["object","null"],"required":["podAffinityTerm","weight"],"properties":{"podAffinityTerm":{"$ref":"#/definitions/PodAffinityTerm"},"weight":{"type":["integer","null"],"minimum":1,"maximum":100},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};
const schema14 = {"type":["object","null"],"required":["topologyKey"],"properties":{"labelSelector":{"$ref":"#/definitions/LabelSelector"},"namespaceSelector":{"$ref":"#/definitions/LabelSelector"},"namespaces":{"type":["array","null"],"items":{"type":"string"}},"topologyKey":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};
const schema15 = {"type":["object","null"],"properties":{"matchExpressions":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/LabelSelectorRequirement"}},"matchLabels":{"type":["object","null"],"additionalProperties":{"type":["string","null"]}},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};
const schema16 = {"type":["object","null"],"required":["key","operator"],"properties":{"key":{"type":["string","null"]},"operator":{"type":["string","null"],"enum":["In","NotIn","Exists","DoesNotExist"]},"values":{"type":["array","null"],"items":{"type":"string"}},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};

function validate9(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema16.type},schema:schema16.type,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"},schema:schema16.required,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.operator === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "operator"},schema:schema16.required,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "key") || (key0 === "operator")) || (key0 === "values")) || (key0 === "$patch"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.key !== undefined){
let data0 = data.key;
if((typeof data0 !== "string") && (data0 !== null)){
const err4 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: schema16.properties.key.type},schema:schema16.properties.key.type,parentSchema:schema16.properties.key,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.operator !== undefined){
let data1 = data.operator;
if((typeof data1 !== "string") && (data1 !== null)){
const err5 = {instancePath:instancePath+"/operator",schemaPath:"#/properties/operator/type",keyword:"type",params:{type: schema16.properties.operator.type},schema:schema16.properties.operator.type,parentSchema:schema16.properties.operator,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((data1 === "In") || (data1 === "NotIn")) || (data1 === "Exists")) || (data1 === "DoesNotExist"))){
const err6 = {instancePath:instancePath+"/operator",schemaPath:"#/properties/operator/enum",keyword:"enum",params:{allowedValues: schema16.properties.operator.enum},schema:schema16.properties.operator.enum,parentSchema:schema16.properties.operator,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.values !== undefined){
let data2 = data.values;
if((!(Array.isArray(data2))) && (data2 !== null)){
const err7 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{type: schema16.properties.values.type},schema:schema16.properties.values.type,parentSchema:schema16.properties.values,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/values/" + i0,schemaPath:"#/properties/values/items/type",keyword:"type",params:{type: "string"},schema:schema16.properties.values.items.type,parentSchema:schema16.properties.values.items,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
if(data.$patch !== undefined){
let data4 = data.$patch;
if(!(((data4 === "replace") || (data4 === "delete")) || (data4 === "merge"))){
const err9 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema16.properties.$patch.enum},schema:schema16.properties.$patch.enum,parentSchema:schema16.properties.$patch,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
validate9.errors = vErrors;
return errors === 0;
}


function validate10(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema15.type},schema:schema15.type,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "matchExpressions") || (key0 === "matchLabels")) || (key0 === "$patch"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.matchExpressions !== undefined){
let data0 = data.matchExpressions;
if((!(Array.isArray(data0))) && (data0 !== null)){
const err2 = {instancePath:instancePath+"/matchExpressions",schemaPath:"#/properties/matchExpressions/type",keyword:"type",params:{type: schema15.properties.matchExpressions.type},schema:schema15.properties.matchExpressions.type,parentSchema:schema15.properties.matchExpressions,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
const err3 = {instancePath:instancePath+"/matchExpressions/" + i0,schemaPath:"#/properties/matchExpressions/items/type",keyword:"type",params:{type: "object"},schema:schema15.properties.matchExpressions.items.type,parentSchema:schema15.properties.matchExpressions.items,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(validate9(data1, instancePath+"/matchExpressions/" + i0))){
vErrors = vErrors === null ? validate9.errors : joined(vErrors, validate9.errors);
errors = vErrors.length;
}
}
}
}
if(data.matchLabels !== undefined){
let data2 = data.matchLabels;
if((!(data2 && typeof data2 == "object" && !Array.isArray(data2))) && (data2 !== null)){
const err4 = {instancePath:instancePath+"/matchLabels",schemaPath:"#/properties/matchLabels/type",keyword:"type",params:{type: schema15.properties.matchLabels.type},schema:schema15.properties.matchLabels.type,parentSchema:schema15.properties.matchLabels,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
let data3 = data2[key1];
if((typeof data3 !== "string") && (data3 !== null)){
const err5 = {instancePath:instancePath+"/matchLabels/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/matchLabels/additionalProperties/type",keyword:"type",params:{type: schema15.properties.matchLabels.additionalProperties.type},schema:schema15.properties.matchLabels.additionalProperties.type,parentSchema:schema15.properties.matchLabels.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
if(data.$patch !== undefined){
let data4 = data.$patch;
if(!(((data4 === "replace") || (data4 === "delete")) || (data4 === "merge"))){
const err6 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema15.properties.$patch.enum},schema:schema15.properties.$patch.enum,parentSchema:schema15.properties.$patch,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
validate10.errors = vErrors;
return errors === 0;
}


function validate11(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema14.type},schema:schema14.type,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.topologyKey === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "topologyKey"},schema:schema14.required,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "labelSelector") || (key0 === "namespaceSelector")) || (key0 === "namespaces")) || (key0 === "topologyKey")) || (key0 === "$patch"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.labelSelector !== undefined){
if(!(validate10(data.labelSelector, instancePath+"/labelSelector"))){
vErrors = vErrors === null ? validate10.errors : joined(vErrors, validate10.errors);
errors = vErrors.length;
}
}
if(data.namespaceSelector !== undefined){
if(!(validate10(data.namespaceSelector, instancePath+"/namespaceSelector"))){
vErrors = vErrors === null ? validate10.errors : joined(vErrors, validate10.errors);
errors = vErrors.length;
}
}
if(data.namespaces !== undefined){
let data2 = data.namespaces;
if((!(Array.isArray(data2))) && (data2 !== null)){
const err3 = {instancePath:instancePath+"/namespaces",schemaPath:"#/properties/namespaces/type",keyword:"type",params:{type: schema14.properties.namespaces.type},schema:schema14.properties.namespaces.type,parentSchema:schema14.properties.namespaces,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/namespaces/" + i0,schemaPath:"#/properties/namespaces/items/type",keyword:"type",params:{type: "string"},schema:schema14.properties.namespaces.items.type,parentSchema:schema14.properties.namespaces.items,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
if(data.topologyKey !== undefined){
let data4 = data.topologyKey;
if((typeof data4 !== "string") && (data4 !== null)){
const err5 = {instancePath:instancePath+"/topologyKey",schemaPath:"#/properties/topologyKey/type",keyword:"type",params:{type: schema14.properties.topologyKey.type},schema:schema14.properties.topologyKey.type,parentSchema:schema14.properties.topologyKey,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.$patch !== undefined){
let data5 = data.$patch;
if(!(((data5 === "replace") || (data5 === "delete")) || (data5 === "merge"))){
const err6 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema14.properties.$patch.enum},schema:schema14.properties.$patch.enum,parentSchema:schema14.properties.$patch,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
validate11.errors = vErrors;
return errors === 0;
}


function validate12(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema13.type},schema:schema13.type,parentSchema:schema13,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.podAffinityTerm === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "podAffinityTerm"},schema:schema13.required,parentSchema:schema13,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.weight === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "weight"},schema:schema13.required,parentSchema:schema13,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "podAffinityTerm") || (key0 === "weight")) || (key0 === "$patch"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema13,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.podAffinityTerm !== undefined){
if(!(validate11(data.podAffinityTerm, instancePath+"/podAffinityTerm"))){
vErrors = vErrors === null ? validate11.errors : joined(vErrors, validate11.errors);
errors = vErrors.length;
}
}
if(data.weight !== undefined){
let data1 = data.weight;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
const err4 = {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/type",keyword:"type",params:{type: schema13.properties.weight.type},schema:schema13.properties.weight.type,parentSchema:schema13.properties.weight,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema13.properties.weight,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema13.properties.weight,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.$patch !== undefined){
let data2 = data.$patch;
if(!(((data2 === "replace") || (data2 === "delete")) || (data2 === "merge"))){
const err7 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema13.properties.$patch.enum},schema:schema13.properties.$patch.enum,parentSchema:schema13.properties.$patch,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
validate12.errors = vErrors;
return errors === 0;
}


function validate13(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema12.type},schema:schema12.type,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "preferredDuringSchedulingIgnoredDuringExecution") || (key0 === "requiredDuringSchedulingIgnoredDuringExecution")) || (key0 === "$patch"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.preferredDuringSchedulingIgnoredDuringExecution !== undefined){
let data0 = data.preferredDuringSchedulingIgnoredDuringExecution;
if((!(Array.isArray(data0))) && (data0 !== null)){
const err2 = {instancePath:instancePath+"/preferredDuringSchedulingIgnoredDuringExecution",schemaPath:"#/properties/preferredDuringSchedulingIgnoredDuringExecution/type",keyword:"type",params:{type: schema12.properties.preferredDuringSchedulingIgnoredDuringExecution.type},schema:schema12.properties.preferredDuringSchedulingIgnoredDuringExecution.type,parentSchema:schema12.properties.preferredDuringSchedulingIgnoredDuringExecution,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
const err3 = {instancePath:instancePath+"/preferredDuringSchedulingIgnoredDuringExecution/" + i0,schemaPath:"#/properties/preferredDuringSchedulingIgnoredDuringExecution/items/type",keyword:"type",params:{type: "object"},schema:schema12.properties.preferredDuringSchedulingIgnoredDuringExecution.items.type,parentSchema:schema12.properties.preferredDuringSchedulingIgnoredDuringExecution.items,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(validate12(data1, instancePath+"/preferredDuringSchedulingIgnoredDuringExecution/" + i0))){
vErrors = vErrors === null ? validate12.errors : joined(vErrors, validate12.errors);
errors = vErrors.length;
}
}
}
}
if(data.requiredDuringSchedulingIgnoredDuringExecution !== undefined){
let data2 = data.requiredDuringSchedulingIgnoredDuringExecution;
if((!(Array.isArray(data2))) && (data2 !== null)){
const err4 = {instancePath:instancePath+"/requiredDuringSchedulingIgnoredDuringExecution",schemaPath:"#/properties/requiredDuringSchedulingIgnoredDuringExecution/type",keyword:"type",params:{type: schema12.properties.requiredDuringSchedulingIgnoredDuringExecution.type},schema:schema12.properties.requiredDuringSchedulingIgnoredDuringExecution.type,parentSchema:schema12.properties.requiredDuringSchedulingIgnoredDuringExecution,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(Array.isArray(data2)){
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
const err5 = {instancePath:instancePath+"/requiredDuringSchedulingIgnoredDuringExecution/" + i1,schemaPath:"#/properties/requiredDuringSchedulingIgnoredDuringExecution/items/type",keyword:"type",params:{type: "object"},schema:schema12.properties.requiredDuringSchedulingIgnoredDuringExecution.items.type,parentSchema:schema12.properties.requiredDuringSchedulingIgnoredDuringExecution.items,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(validate11(data3, instancePath+"/requiredDuringSchedulingIgnoredDuringExecution/" + i1))){
vErrors = vErrors === null ? validate11.errors : joined(vErrors, validate11.errors);
errors = vErrors.length;
}
}
}
}
if(data.$patch !== undefined){
let data4 = data.$patch;
if(!(((data4 === "replace") || (data4 === "delete")) || (data4 === "merge"))){
const err6 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema12.properties.$patch.enum},schema:schema12.properties.$patch.enum,parentSchema:schema12.properties.$patch,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
validate13.errors = vErrors;
return errors === 0;
}

const schema17 = {"type":["object","null"],"properties":{"preferredDuringSchedulingIgnoredDuringExecution":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/WeightedPodAffinityTerm"}},"requiredDuringSchedulingIgnoredDuringExecution":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/PodAffinityTerm"}},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};

function validate14(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema17.type},schema:schema17.type,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "preferredDuringSchedulingIgnoredDuringExecution") || (key0 === "requiredDuringSchedulingIgnoredDuringExecution")) || (key0 === "$patch"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.preferredDuringSchedulingIgnoredDuringExecution !== undefined){
let data0 = data.preferredDuringSchedulingIgnoredDuringExecution;
if((!(Array.isArray(data0))) && (data0 !== null)){
const err2 = {instancePath:instancePath+"/preferredDuringSchedulingIgnoredDuringExecution",schemaPath:"#/properties/preferredDuringSchedulingIgnoredDuringExecution/type",keyword:"type",params:{type: schema17.properties.preferredDuringSchedulingIgnoredDuringExecution.type},schema:schema17.properties.preferredDuringSchedulingIgnoredDuringExecution.type,parentSchema:schema17.properties.preferredDuringSchedulingIgnoredDuringExecution,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
const err3 = {instancePath:instancePath+"/preferredDuringSchedulingIgnoredDuringExecution/" + i0,schemaPath:"#/properties/preferredDuringSchedulingIgnoredDuringExecution/items/type",keyword:"type",params:{type: "object"},schema:schema17.properties.preferredDuringSchedulingIgnoredDuringExecution.items.type,parentSchema:schema17.properties.preferredDuringSchedulingIgnoredDuringExecution.items,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(validate12(data1, instancePath+"/preferredDuringSchedulingIgnoredDuringExecution/" + i0))){
vErrors = vErrors === null ? validate12.errors : joined(vErrors, validate12.errors);
errors = vErrors.length;
}
}
}
}
if(data.requiredDuringSchedulingIgnoredDuringExecution !== undefined){
let data2 = data.requiredDuringSchedulingIgnoredDuringExecution;
if((!(Array.isArray(data2))) && (data2 !== null)){
const err4 = {instancePath:instancePath+"/requiredDuringSchedulingIgnoredDuringExecution",schemaPath:"#/properties/requiredDuringSchedulingIgnoredDuringExecution/type",keyword:"type",params:{type: schema17.properties.requiredDuringSchedulingIgnoredDuringExecution.type},schema:schema17.properties.requiredDuringSchedulingIgnoredDuringExecution.type,parentSchema:schema17.properties.requiredDuringSchedulingIgnoredDuringExecution,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(Array.isArray(data2)){
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
const err5 = {instancePath:instancePath+"/requiredDuringSchedulingIgnoredDuringExecution/" + i1,schemaPath:"#/properties/requiredDuringSchedulingIgnoredDuringExecution/items/type",keyword:"type",params:{type: "object"},schema:schema17.properties.requiredDuringSchedulingIgnoredDuringExecution.items.type,parentSchema:schema17.properties.requiredDuringSchedulingIgnoredDuringExecution.items,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(validate11(data3, instancePath+"/requiredDuringSchedulingIgnoredDuringExecution/" + i1))){
vErrors = vErrors === null ? validate11.errors : joined(vErrors, validate11.errors);
errors = vErrors.length;
}
}
}
}
if(data.$patch !== undefined){
let data4 = data.$patch;
if(!(((data4 === "replace") || (data4 === "delete")) || (data4 === "merge"))){
const err6 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema17.properties.$patch.enum},schema:schema17.properties.$patch.enum,parentSchema:schema17.properties.$patch,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
validate14.errors = vErrors;
return errors === 0;
}


function validate15(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema6.type},schema:schema6.type,parentSchema:schema6,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "nodeAffinity") || (key0 === "podAffinity")) || (key0 === "podAntiAffinity")) || (key0 === "$patch"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema6,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.nodeAffinity !== undefined){
if(!(validate8(data.nodeAffinity, instancePath+"/nodeAffinity"))){
vErrors = vErrors === null ? validate8.errors : joined(vErrors, validate8.errors);
errors = vErrors.length;
}
}
if(data.podAffinity !== undefined){
if(!(validate13(data.podAffinity, instancePath+"/podAffinity"))){
vErrors = vErrors === null ? validate13.errors : joined(vErrors, validate13.errors);
errors = vErrors.length;
}
}
if(data.podAntiAffinity !== undefined){
if(!(validate14(data.podAntiAffinity, instancePath+"/podAntiAffinity"))){
vErrors = vErrors === null ? validate14.errors : joined(vErrors, validate14.errors);
errors = vErrors.length;
}
}
if(data.$patch !== undefined){
let data3 = data.$patch;
if(!(((data3 === "replace") || (data3 === "delete")) || (data3 === "merge"))){
const err2 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema6.properties.$patch.enum},schema:schema6.properties.$patch.enum,parentSchema:schema6.properties.$patch,data:data3};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
validate15.errors = vErrors;
return errors === 0;
}

const schema18 = {"type":["object","null"],"required":["name"],"properties":{"args":{"type":["array","null"],"items":{"type":"string"}},"command":{"type":["array","null"],"items":{"type":"string"}},"env":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/EnvVar"}},"envFrom":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/EnvFromSource"}},"image":{"type":["string","null"]},"imagePullPolicy":{"type":["string","null"],"enum":["Always","IfNotPresent","Never"]},"lifecycle":{"$ref":"#/definitions/Lifecycle"},"livenessProbe":{"$ref":"#/definitions/Probe"},"name":{"type":["string","null"],"pattern":"^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$","x-form":"a name of at most 63 lowercase letters, digits and \"-\""},"ports":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/ContainerPort"}},"readinessProbe":{"$ref":"#/definitions/Probe"},"resizePolicy":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/ContainerResizePolicy"}},"resources":{"$ref":"#/definitions/ResourceRequirements"},"restartPolicy":{"type":["string","null"]},"securityContext":{"$ref":"#/definitions/SecurityContext"},"startupProbe":{"$ref":"#/definitions/Probe"},"stdin":{"type":["boolean","null"]},"stdinOnce":{"type":["boolean","null"]},"terminationMessagePath":{"type":["string","null"]},"terminationMessagePolicy":{"type":["string","null"],"enum":["File","FallbackToLogsOnError"]},"tty":{"type":["boolean","null"]},"volumeDevices":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/VolumeDevice"}},"volumeMounts":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/VolumeMount"}},"workingDir":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};
const schema19 = {"type":["object","null"],"required":["name"],"properties":{"name":{"type":["string","null"],"pattern":"^[ -<>-~]+$","x-form":"a name of a variable, which has no \"=\""},"value":{"type":["string","null"]},"valueFrom":{"$ref":"#/definitions/EnvVarSource"},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};
const pattern0 = new RegExp("^[ -<>-~]+$", "u");
const schema20 = {"type":["object","null"],"properties":{"configMapKeyRef":{"$ref":"#/definitions/ConfigMapKeySelector"},"fieldRef":{"$ref":"#/definitions/ObjectFieldSelector"},"resourceFieldRef":{"$ref":"#/definitions/ResourceFieldSelector"},"secretKeyRef":{"$ref":"#/definitions/SecretKeySelector"},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};
const schema21 = {"type":["object","null"],"properties":{"key":{"type":["string","null"]},"name":{"type":["string","null"]},"optional":{"type":["boolean","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};

function validate16(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema21.type},schema:schema21.type,parentSchema:schema21,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "key") || (key0 === "name")) || (key0 === "optional")) || (key0 === "$patch"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema21,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.key !== undefined){
let data0 = data.key;
if((typeof data0 !== "string") && (data0 !== null)){
const err2 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: schema21.properties.key.type},schema:schema21.properties.key.type,parentSchema:schema21.properties.key,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if((typeof data1 !== "string") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema21.properties.name.type},schema:schema21.properties.name.type,parentSchema:schema21.properties.name,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.optional !== undefined){
let data2 = data.optional;
if((typeof data2 !== "boolean") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/optional",schemaPath:"#/properties/optional/type",keyword:"type",params:{type: schema21.properties.optional.type},schema:schema21.properties.optional.type,parentSchema:schema21.properties.optional,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.$patch !== undefined){
let data3 = data.$patch;
if(!(((data3 === "replace") || (data3 === "delete")) || (data3 === "merge"))){
const err5 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema21.properties.$patch.enum},schema:schema21.properties.$patch.enum,parentSchema:schema21.properties.$patch,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
validate16.errors = vErrors;
return errors === 0;
}

const schema22 = {"type":["object","null"],"properties":{"apiVersion":{"type":["string","null"]},"fieldPath":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};

function validate17(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema22.type},schema:schema22.type,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "apiVersion") || (key0 === "fieldPath")) || (key0 === "$patch"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.apiVersion !== undefined){
let data0 = data.apiVersion;
if((typeof data0 !== "string") && (data0 !== null)){
const err2 = {instancePath:instancePath+"/apiVersion",schemaPath:"#/properties/apiVersion/type",keyword:"type",params:{type: schema22.properties.apiVersion.type},schema:schema22.properties.apiVersion.type,parentSchema:schema22.properties.apiVersion,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.fieldPath !== undefined){
let data1 = data.fieldPath;
if((typeof data1 !== "string") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/fieldPath",schemaPath:"#/properties/fieldPath/type",keyword:"type",params:{type: schema22.properties.fieldPath.type},schema:schema22.properties.fieldPath.type,parentSchema:schema22.properties.fieldPath,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.$patch !== undefined){
let data2 = data.$patch;
if(!(((data2 === "replace") || (data2 === "delete")) || (data2 === "merge"))){
const err4 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema22.properties.$patch.enum},schema:schema22.properties.$patch.enum,parentSchema:schema22.properties.$patch,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
validate17.errors = vErrors;
return errors === 0;
}

const schema23 = {"type":["object","null"],"properties":{"containerName":{"type":["string","null"]},"divisor":{"type":["string","number","null"],"pattern":"^\\+?([0-9]+|[0-9]+\\.[0-9]*|\\.[0-9]+)([KMGTPE]i|[numkMGTPE]|[eE][+-]?[0-9]+)?$","minimum":0,"x-language":"quantity"},"resource":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};
const pattern1 = new RegExp("^\\+?([0-9]+|[0-9]+\\.[0-9]*|\\.[0-9]+)([KMGTPE]i|[numkMGTPE]|[eE][+-]?[0-9]+)?$", "u");

function validate18(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema23.type},schema:schema23.type,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "containerName") || (key0 === "divisor")) || (key0 === "resource")) || (key0 === "$patch"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.containerName !== undefined){
let data0 = data.containerName;
if((typeof data0 !== "string") && (data0 !== null)){
const err2 = {instancePath:instancePath+"/containerName",schemaPath:"#/properties/containerName/type",keyword:"type",params:{type: schema23.properties.containerName.type},schema:schema23.properties.containerName.type,parentSchema:schema23.properties.containerName,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.divisor !== undefined){
let data1 = data.divisor;
if(((typeof data1 !== "string") && (!((typeof data1 == "number") && (isFinite(data1))))) && (data1 !== null)){
const err3 = {instancePath:instancePath+"/divisor",schemaPath:"#/properties/divisor/type",keyword:"type",params:{type: schema23.properties.divisor.type},schema:schema23.properties.divisor.type,parentSchema:schema23.properties.divisor,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/divisor",schemaPath:"#/properties/divisor/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema23.properties.divisor,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(typeof data1 === "string"){
if(!pattern1.test(data1)){
const err5 = {instancePath:instancePath+"/divisor",schemaPath:"#/properties/divisor/pattern",keyword:"pattern",params:{ pattern: "^\\+?([0-9]+|[0-9]+\\.[0-9]*|\\.[0-9]+)([KMGTPE]i|[numkMGTPE]|[eE][+-]?[0-9]+)?$" },schema:"^\\+?([0-9]+|[0-9]+\\.[0-9]*|\\.[0-9]+)([KMGTPE]i|[numkMGTPE]|[eE][+-]?[0-9]+)?$",parentSchema:schema23.properties.divisor,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.resource !== undefined){
let data2 = data.resource;
if((typeof data2 !== "string") && (data2 !== null)){
const err6 = {instancePath:instancePath+"/resource",schemaPath:"#/properties/resource/type",keyword:"type",params:{type: schema23.properties.resource.type},schema:schema23.properties.resource.type,parentSchema:schema23.properties.resource,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.$patch !== undefined){
let data3 = data.$patch;
if(!(((data3 === "replace") || (data3 === "delete")) || (data3 === "merge"))){
const err7 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema23.properties.$patch.enum},schema:schema23.properties.$patch.enum,parentSchema:schema23.properties.$patch,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
validate18.errors = vErrors;
return errors === 0;
}

const schema24 = {"type":["object","null"],"properties":{"key":{"type":["string","null"]},"name":{"type":["string","null"]},"optional":{"type":["boolean","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};

function validate19(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema24.type},schema:schema24.type,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "key") || (key0 === "name")) || (key0 === "optional")) || (key0 === "$patch"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.key !== undefined){
let data0 = data.key;
if((typeof data0 !== "string") && (data0 !== null)){
const err2 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: schema24.properties.key.type},schema:schema24.properties.key.type,parentSchema:schema24.properties.key,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if((typeof data1 !== "string") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema24.properties.name.type},schema:schema24.properties.name.type,parentSchema:schema24.properties.name,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.optional !== undefined){
let data2 = data.optional;
if((typeof data2 !== "boolean") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/optional",schemaPath:"#/properties/optional/type",keyword:"type",params:{type: schema24.properties.optional.type},schema:schema24.properties.optional.type,parentSchema:schema24.properties.optional,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.$patch !== undefined){
let data3 = data.$patch;
if(!(((data3 === "replace") || (data3 === "delete")) || (data3 === "merge"))){
const err5 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema24.properties.$patch.enum},schema:schema24.properties.$patch.enum,parentSchema:schema24.properties.$patch,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
validate19.errors = vErrors;
return errors === 0;
}


function validate20(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema20.type},schema:schema20.type,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "configMapKeyRef") || (key0 === "fieldRef")) || (key0 === "resourceFieldRef")) || (key0 === "secretKeyRef")) || (key0 === "$patch"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.configMapKeyRef !== undefined){
if(!(validate16(data.configMapKeyRef, instancePath+"/configMapKeyRef"))){
vErrors = vErrors === null ? validate16.errors : joined(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.fieldRef !== undefined){
if(!(validate17(data.fieldRef, instancePath+"/fieldRef"))){
vErrors = vErrors === null ? validate17.errors : joined(vErrors, validate17.errors);
errors = vErrors.length;
}
}
if(data.resourceFieldRef !== undefined){
if(!(validate18(data.resourceFieldRef, instancePath+"/resourceFieldRef"))){
vErrors = vErrors === null ? validate18.errors : joined(vErrors, validate18.errors);
errors = vErrors.length;
}
}
if(data.secretKeyRef !== undefined){
if(!(validate19(data.secretKeyRef, instancePath+"/secretKeyRef"))){
vErrors = vErrors === null ? validate19.errors : joined(vErrors, validate19.errors);
errors = vErrors.length;
}
}
if(data.$patch !== undefined){
let data4 = data.$patch;
if(!(((data4 === "replace") || (data4 === "delete")) || (data4 === "merge"))){
const err2 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema20.properties.$patch.enum},schema:schema20.properties.$patch.enum,parentSchema:schema20.properties.$patch,data:data4};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
validate20.errors = vErrors;
return errors === 0;
}


function validate21(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema19.type},schema:schema19.type,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema19.required,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "name") || (key0 === "value")) || (key0 === "valueFrom")) || (key0 === "$patch"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if((typeof data0 !== "string") && (data0 !== null)){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema19.properties.name.type},schema:schema19.properties.name.type,parentSchema:schema19.properties.name,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{ pattern: "the form of a name of a variable, which has no \"=\"" },schema:"^[ -<>-~]+$",parentSchema:schema19.properties.name,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.value !== undefined){
let data1 = data.value;
if((typeof data1 !== "string") && (data1 !== null)){
const err5 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: schema19.properties.value.type},schema:schema19.properties.value.type,parentSchema:schema19.properties.value,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.valueFrom !== undefined){
if(!(validate20(data.valueFrom, instancePath+"/valueFrom"))){
vErrors = vErrors === null ? validate20.errors : joined(vErrors, validate20.errors);
errors = vErrors.length;
}
}
if(data.$patch !== undefined){
let data3 = data.$patch;
if(!(((data3 === "replace") || (data3 === "delete")) || (data3 === "merge"))){
const err6 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema19.properties.$patch.enum},schema:schema19.properties.$patch.enum,parentSchema:schema19.properties.$patch,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
validate21.errors = vErrors;
return errors === 0;
}

const schema25 = {"type":["object","null"],"properties":{"configMapRef":{"$ref":"#/definitions/ConfigMapEnvSource"},"prefix":{"type":["string","null"]},"secretRef":{"$ref":"#/definitions/SecretEnvSource"},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};
const schema26 = {"type":["object","null"],"properties":{"name":{"type":["string","null"]},"optional":{"type":["boolean","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};

function validate22(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema26.type},schema:schema26.type,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "optional")) || (key0 === "$patch"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if((typeof data0 !== "string") && (data0 !== null)){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema26.properties.name.type},schema:schema26.properties.name.type,parentSchema:schema26.properties.name,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.optional !== undefined){
let data1 = data.optional;
if((typeof data1 !== "boolean") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/optional",schemaPath:"#/properties/optional/type",keyword:"type",params:{type: schema26.properties.optional.type},schema:schema26.properties.optional.type,parentSchema:schema26.properties.optional,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.$patch !== undefined){
let data2 = data.$patch;
if(!(((data2 === "replace") || (data2 === "delete")) || (data2 === "merge"))){
const err4 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema26.properties.$patch.enum},schema:schema26.properties.$patch.enum,parentSchema:schema26.properties.$patch,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
validate22.errors = vErrors;
return errors === 0;
}

const schema27 = {"type":["object","null"],"properties":{"name":{"type":["string","null"]},"optional":{"type":["boolean","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};

function validate23(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema27.type},schema:schema27.type,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "optional")) || (key0 === "$patch"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if((typeof data0 !== "string") && (data0 !== null)){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema27.properties.name.type},schema:schema27.properties.name.type,parentSchema:schema27.properties.name,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.optional !== undefined){
let data1 = data.optional;
if((typeof data1 !== "boolean") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/optional",schemaPath:"#/properties/optional/type",keyword:"type",params:{type: schema27.properties.optional.type},schema:schema27.properties.optional.type,parentSchema:schema27.properties.optional,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.$patch !== undefined){
let data2 = data.$patch;
if(!(((data2 === "replace") || (data2 === "delete")) || (data2 === "merge"))){
const err4 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema27.properties.$patch.enum},schema:schema27.properties.$patch.enum,parentSchema:schema27.properties.$patch,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
validate23.errors = vErrors;
return errors === 0;
}


function validate24(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema25.type},schema:schema25.type,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "configMapRef") || (key0 === "prefix")) || (key0 === "secretRef")) || (key0 === "$patch"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.configMapRef !== undefined){
if(!(validate22(data.configMapRef, instancePath+"/configMapRef"))){
vErrors = vErrors === null ? validate22.errors : joined(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.prefix !== undefined){
let data1 = data.prefix;
if((typeof data1 !== "string") && (data1 !== null)){
const err2 = {instancePath:instancePath+"/prefix",schemaPath:"#/properties/prefix/type",keyword:"type",params:{type: schema25.properties.prefix.type},schema:schema25.properties.prefix.type,parentSchema:schema25.properties.prefix,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.secretRef !== undefined){
if(!(validate23(data.secretRef, instancePath+"/secretRef"))){
vErrors = vErrors === null ? validate23.errors : joined(vErrors, validate23.errors);
errors = vErrors.length;
}
}
if(data.$patch !== undefined){
let data3 = data.$patch;
if(!(((data3 === "replace") || (data3 === "delete")) || (data3 === "merge"))){
const err3 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema25.properties.$patch.enum},schema:schema25.properties.$patch.enum,parentSchema:schema25.properties.$patch,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
validate24.errors = vErrors;
return errors === 0;
}

const schema28 = {"type":["object","null"],"properties":{"postStart":{"$ref":"#/definitions/LifecycleHandler"},"preStop":{"$ref":"#/definitions/LifecycleHandler"},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};
const schema29 = {"type":["object","null"],"properties":{"exec":{"$ref":"#/definitions/ExecAction"},"httpGet":{"$ref":"#/definitions/HTTPGetAction"},"tcpSocket":{"$ref":"#/definitions/TCPSocketAction"},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};
const schema30 = {"type":["object","null"],"properties":{"command":{"type":["array","null"],"items":{"type":"string"}},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};

function validate25(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema30.type},schema:schema30.type,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "command") || (key0 === "$patch"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.command !== undefined){
let data0 = data.command;
if((!(Array.isArray(data0))) && (data0 !== null)){
const err2 = {instancePath:instancePath+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type: schema30.properties.command.type},schema:schema30.properties.command.type,parentSchema:schema30.properties.command,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/command/" + i0,schemaPath:"#/properties/command/items/type",keyword:"type",params:{type: "string"},schema:schema30.properties.command.items.type,parentSchema:schema30.properties.command.items,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
}
if(data.$patch !== undefined){
let data2 = data.$patch;
if(!(((data2 === "replace") || (data2 === "delete")) || (data2 === "merge"))){
const err4 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema30.properties.$patch.enum},schema:schema30.properties.$patch.enum,parentSchema:schema30.properties.$patch,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
validate25.errors = vErrors;
return errors === 0;
}

const schema31 = {"type":["object","null"],"properties":{"host":{"type":["string","null"]},"httpHeaders":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/HTTPHeader"}},"path":{"type":["string","null"]},"port":{"type":["integer","string","null"],"minimum":1,"maximum":65535},"scheme":{"type":["string","null"],"enum":["HTTP","HTTPS"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};
const schema32 = {"type":["object","null"],"required":["name","value"],"properties":{"name":{"type":["string","null"]},"value":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};

function validate26(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema32.type},schema:schema32.type,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema32.required,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.value === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"},schema:schema32.required,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "value")) || (key0 === "$patch"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if((typeof data0 !== "string") && (data0 !== null)){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema32.properties.name.type},schema:schema32.properties.name.type,parentSchema:schema32.properties.name,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.value !== undefined){
let data1 = data.value;
if((typeof data1 !== "string") && (data1 !== null)){
const err5 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: schema32.properties.value.type},schema:schema32.properties.value.type,parentSchema:schema32.properties.value,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.$patch !== undefined){
let data2 = data.$patch;
if(!(((data2 === "replace") || (data2 === "delete")) || (data2 === "merge"))){
const err6 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema32.properties.$patch.enum},schema:schema32.properties.$patch.enum,parentSchema:schema32.properties.$patch,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
validate26.errors = vErrors;
return errors === 0;
}


function validate27(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema31.type},schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((key0 === "host") || (key0 === "httpHeaders")) || (key0 === "path")) || (key0 === "port")) || (key0 === "scheme")) || (key0 === "$patch"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.host !== undefined){
let data0 = data.host;
if((typeof data0 !== "string") && (data0 !== null)){
const err2 = {instancePath:instancePath+"/host",schemaPath:"#/properties/host/type",keyword:"type",params:{type: schema31.properties.host.type},schema:schema31.properties.host.type,parentSchema:schema31.properties.host,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.httpHeaders !== undefined){
let data1 = data.httpHeaders;
if((!(Array.isArray(data1))) && (data1 !== null)){
const err3 = {instancePath:instancePath+"/httpHeaders",schemaPath:"#/properties/httpHeaders/type",keyword:"type",params:{type: schema31.properties.httpHeaders.type},schema:schema31.properties.httpHeaders.type,parentSchema:schema31.properties.httpHeaders,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
const err4 = {instancePath:instancePath+"/httpHeaders/" + i0,schemaPath:"#/properties/httpHeaders/items/type",keyword:"type",params:{type: "object"},schema:schema31.properties.httpHeaders.items.type,parentSchema:schema31.properties.httpHeaders.items,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(validate26(data2, instancePath+"/httpHeaders/" + i0))){
vErrors = vErrors === null ? validate26.errors : joined(vErrors, validate26.errors);
errors = vErrors.length;
}
}
}
}
if(data.path !== undefined){
let data3 = data.path;
if((typeof data3 !== "string") && (data3 !== null)){
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: schema31.properties.path.type},schema:schema31.properties.path.type,parentSchema:schema31.properties.path,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.port !== undefined){
let data4 = data.port;
if(((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (typeof data4 !== "string")) && (data4 !== null)){
const err6 = {instancePath:instancePath+"/port",schemaPath:"#/properties/port/type",keyword:"type",params:{type: schema31.properties.port.type},schema:schema31.properties.port.type,parentSchema:schema31.properties.port,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 65535 || isNaN(data4)){
const err7 = {instancePath:instancePath+"/port",schemaPath:"#/properties/port/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535},schema:65535,parentSchema:schema31.properties.port,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err8 = {instancePath:instancePath+"/port",schemaPath:"#/properties/port/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema31.properties.port,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.scheme !== undefined){
let data5 = data.scheme;
if((typeof data5 !== "string") && (data5 !== null)){
const err9 = {instancePath:instancePath+"/scheme",schemaPath:"#/properties/scheme/type",keyword:"type",params:{type: schema31.properties.scheme.type},schema:schema31.properties.scheme.type,parentSchema:schema31.properties.scheme,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((data5 === "HTTP") || (data5 === "HTTPS"))){
const err10 = {instancePath:instancePath+"/scheme",schemaPath:"#/properties/scheme/enum",keyword:"enum",params:{allowedValues: schema31.properties.scheme.enum},schema:schema31.properties.scheme.enum,parentSchema:schema31.properties.scheme,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.$patch !== undefined){
let data6 = data.$patch;
if(!(((data6 === "replace") || (data6 === "delete")) || (data6 === "merge"))){
const err11 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema31.properties.$patch.enum},schema:schema31.properties.$patch.enum,parentSchema:schema31.properties.$patch,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
validate27.errors = vErrors;
return errors === 0;
}

const schema33 = {"type":["object","null"],"properties":{"host":{"type":["string","null"]},"port":{"type":["integer","string","null"],"minimum":1,"maximum":65535},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};

function validate28(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema33.type},schema:schema33.type,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "host") || (key0 === "port")) || (key0 === "$patch"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.host !== undefined){
let data0 = data.host;
if((typeof data0 !== "string") && (data0 !== null)){
const err2 = {instancePath:instancePath+"/host",schemaPath:"#/properties/host/type",keyword:"type",params:{type: schema33.properties.host.type},schema:schema33.properties.host.type,parentSchema:schema33.properties.host,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.port !== undefined){
let data1 = data.port;
if(((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (typeof data1 !== "string")) && (data1 !== null)){
const err3 = {instancePath:instancePath+"/port",schemaPath:"#/properties/port/type",keyword:"type",params:{type: schema33.properties.port.type},schema:schema33.properties.port.type,parentSchema:schema33.properties.port,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 65535 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/port",schemaPath:"#/properties/port/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535},schema:65535,parentSchema:schema33.properties.port,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/port",schemaPath:"#/properties/port/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema33.properties.port,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.$patch !== undefined){
let data2 = data.$patch;
if(!(((data2 === "replace") || (data2 === "delete")) || (data2 === "merge"))){
const err6 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema33.properties.$patch.enum},schema:schema33.properties.$patch.enum,parentSchema:schema33.properties.$patch,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
validate28.errors = vErrors;
return errors === 0;
}


function validate29(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema29.type},schema:schema29.type,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "exec") || (key0 === "httpGet")) || (key0 === "tcpSocket")) || (key0 === "$patch"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.exec !== undefined){
if(!(validate25(data.exec, instancePath+"/exec"))){
vErrors = vErrors === null ? validate25.errors : joined(vErrors, validate25.errors);
errors = vErrors.length;
}
}
if(data.httpGet !== undefined){
if(!(validate27(data.httpGet, instancePath+"/httpGet"))){
vErrors = vErrors === null ? validate27.errors : joined(vErrors, validate27.errors);
errors = vErrors.length;
}
}
if(data.tcpSocket !== undefined){
if(!(validate28(data.tcpSocket, instancePath+"/tcpSocket"))){
vErrors = vErrors === null ? validate28.errors : joined(vErrors, validate28.errors);
errors = vErrors.length;
}
}
if(data.$patch !== undefined){
let data3 = data.$patch;
if(!(((data3 === "replace") || (data3 === "delete")) || (data3 === "merge"))){
const err2 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema29.properties.$patch.enum},schema:schema29.properties.$patch.enum,parentSchema:schema29.properties.$patch,data:data3};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
validate29.errors = vErrors;
return errors === 0;
}


function validate30(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema28.type},schema:schema28.type,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "postStart") || (key0 === "preStop")) || (key0 === "$patch"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.postStart !== undefined){
if(!(validate29(data.postStart, instancePath+"/postStart"))){
vErrors = vErrors === null ? validate29.errors : joined(vErrors, validate29.errors);
errors = vErrors.length;
}
}
if(data.preStop !== undefined){
if(!(validate29(data.preStop, instancePath+"/preStop"))){
vErrors = vErrors === null ? validate29.errors : joined(vErrors, validate29.errors);
errors = vErrors.length;
}
}
if(data.$patch !== undefined){
let data2 = data.$patch;
if(!(((data2 === "replace") || (data2 === "delete")) || (data2 === "merge"))){
const err2 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema28.properties.$patch.enum},schema:schema28.properties.$patch.enum,parentSchema:schema28.properties.$patch,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
validate30.errors = vErrors;
return errors === 0;
}

const schema34 = {"type":["object","null"],"properties":{"exec":{"$ref":"#/definitions/ExecAction"},"failureThreshold":{"type":["integer","null"],"minimum":1},"grpc":{"$ref":"#/definitions/GRPCAction"},"httpGet":{"$ref":"#/definitions/HTTPGetAction"},"initialDelaySeconds":{"type":["integer","null"],"minimum":0},"periodSeconds":{"type":["integer","null"],"minimum":1},"successThreshold":{"type":["integer","null"],"minimum":1},"tcpSocket":{"$ref":"#/definitions/TCPSocketAction"},"terminationGracePeriodSeconds":{"type":["integer","null"],"minimum":1},"timeoutSeconds":{"type":["integer","null"],"minimum":1},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};
const schema35 = {"type":["object","null"],"properties":{"port":{"type":["integer","null"],"minimum":1,"maximum":65535},"service":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};

function validate31(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema35.type},schema:schema35.type,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "port") || (key0 === "service")) || (key0 === "$patch"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.port !== undefined){
let data0 = data.port;
if((!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) && (data0 !== null)){
const err2 = {instancePath:instancePath+"/port",schemaPath:"#/properties/port/type",keyword:"type",params:{type: schema35.properties.port.type},schema:schema35.properties.port.type,parentSchema:schema35.properties.port,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 65535 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/port",schemaPath:"#/properties/port/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535},schema:65535,parentSchema:schema35.properties.port,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/port",schemaPath:"#/properties/port/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema35.properties.port,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.service !== undefined){
let data1 = data.service;
if((typeof data1 !== "string") && (data1 !== null)){
const err5 = {instancePath:instancePath+"/service",schemaPath:"#/properties/service/type",keyword:"type",params:{type: schema35.properties.service.type},schema:schema35.properties.service.type,parentSchema:schema35.properties.service,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.$patch !== undefined){
let data2 = data.$patch;
if(!(((data2 === "replace") || (data2 === "delete")) || (data2 === "merge"))){
const err6 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema35.properties.$patch.enum},schema:schema35.properties.$patch.enum,parentSchema:schema35.properties.$patch,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
validate31.errors = vErrors;
return errors === 0;
}


function validate32(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema34.type},schema:schema34.type,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0.call(schema34.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.exec !== undefined){
if(!(validate25(data.exec, instancePath+"/exec"))){
vErrors = vErrors === null ? validate25.errors : joined(vErrors, validate25.errors);
errors = vErrors.length;
}
}
if(data.failureThreshold !== undefined){
let data1 = data.failureThreshold;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
const err2 = {instancePath:instancePath+"/failureThreshold",schemaPath:"#/properties/failureThreshold/type",keyword:"type",params:{type: schema34.properties.failureThreshold.type},schema:schema34.properties.failureThreshold.type,parentSchema:schema34.properties.failureThreshold,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/failureThreshold",schemaPath:"#/properties/failureThreshold/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema34.properties.failureThreshold,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.grpc !== undefined){
if(!(validate31(data.grpc, instancePath+"/grpc"))){
vErrors = vErrors === null ? validate31.errors : joined(vErrors, validate31.errors);
errors = vErrors.length;
}
}
if(data.httpGet !== undefined){
if(!(validate27(data.httpGet, instancePath+"/httpGet"))){
vErrors = vErrors === null ? validate27.errors : joined(vErrors, validate27.errors);
errors = vErrors.length;
}
}
if(data.initialDelaySeconds !== undefined){
let data4 = data.initialDelaySeconds;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
const err4 = {instancePath:instancePath+"/initialDelaySeconds",schemaPath:"#/properties/initialDelaySeconds/type",keyword:"type",params:{type: schema34.properties.initialDelaySeconds.type},schema:schema34.properties.initialDelaySeconds.type,parentSchema:schema34.properties.initialDelaySeconds,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
const err5 = {instancePath:instancePath+"/initialDelaySeconds",schemaPath:"#/properties/initialDelaySeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema34.properties.initialDelaySeconds,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.periodSeconds !== undefined){
let data5 = data.periodSeconds;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
const err6 = {instancePath:instancePath+"/periodSeconds",schemaPath:"#/properties/periodSeconds/type",keyword:"type",params:{type: schema34.properties.periodSeconds.type},schema:schema34.properties.periodSeconds.type,parentSchema:schema34.properties.periodSeconds,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
const err7 = {instancePath:instancePath+"/periodSeconds",schemaPath:"#/properties/periodSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema34.properties.periodSeconds,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.successThreshold !== undefined){
let data6 = data.successThreshold;
if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
const err8 = {instancePath:instancePath+"/successThreshold",schemaPath:"#/properties/successThreshold/type",keyword:"type",params:{type: schema34.properties.successThreshold.type},schema:schema34.properties.successThreshold.type,parentSchema:schema34.properties.successThreshold,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1 || isNaN(data6)){
const err9 = {instancePath:instancePath+"/successThreshold",schemaPath:"#/properties/successThreshold/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema34.properties.successThreshold,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.tcpSocket !== undefined){
if(!(validate28(data.tcpSocket, instancePath+"/tcpSocket"))){
vErrors = vErrors === null ? validate28.errors : joined(vErrors, validate28.errors);
errors = vErrors.length;
}
}
if(data.terminationGracePeriodSeconds !== undefined){
let data8 = data.terminationGracePeriodSeconds;
if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
const err10 = {instancePath:instancePath+"/terminationGracePeriodSeconds",schemaPath:"#/properties/terminationGracePeriodSeconds/type",keyword:"type",params:{type: schema34.properties.terminationGracePeriodSeconds.type},schema:schema34.properties.terminationGracePeriodSeconds.type,parentSchema:schema34.properties.terminationGracePeriodSeconds,data:data8};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 1 || isNaN(data8)){
const err11 = {instancePath:instancePath+"/terminationGracePeriodSeconds",schemaPath:"#/properties/terminationGracePeriodSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema34.properties.terminationGracePeriodSeconds,data:data8};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data.timeoutSeconds !== undefined){
let data9 = data.timeoutSeconds;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
const err12 = {instancePath:instancePath+"/timeoutSeconds",schemaPath:"#/properties/timeoutSeconds/type",keyword:"type",params:{type: schema34.properties.timeoutSeconds.type},schema:schema34.properties.timeoutSeconds.type,parentSchema:schema34.properties.timeoutSeconds,data:data9};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 1 || isNaN(data9)){
const err13 = {instancePath:instancePath+"/timeoutSeconds",schemaPath:"#/properties/timeoutSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema34.properties.timeoutSeconds,data:data9};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.$patch !== undefined){
let data10 = data.$patch;
if(!(((data10 === "replace") || (data10 === "delete")) || (data10 === "merge"))){
const err14 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema34.properties.$patch.enum},schema:schema34.properties.$patch.enum,parentSchema:schema34.properties.$patch,data:data10};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
validate32.errors = vErrors;
return errors === 0;
}

const schema36 = {"type":["object","null"],"required":["containerPort"],"properties":{"containerPort":{"type":["integer","null"],"minimum":1,"maximum":65535},"hostIP":{"type":["string","null"]},"hostPort":{"type":["integer","null"],"minimum":1,"maximum":65535},"name":{"type":["string","null"]},"protocol":{"type":["string","null"],"enum":["TCP","UDP","SCTP"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};

function validate33(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema36.type},schema:schema36.type,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.containerPort === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "containerPort"},schema:schema36.required,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "containerPort") || (key0 === "hostIP")) || (key0 === "hostPort")) || (key0 === "name")) || (key0 === "protocol")) || (key0 === "$patch"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.containerPort !== undefined){
let data0 = data.containerPort;
if((!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) && (data0 !== null)){
const err3 = {instancePath:instancePath+"/containerPort",schemaPath:"#/properties/containerPort/type",keyword:"type",params:{type: schema36.properties.containerPort.type},schema:schema36.properties.containerPort.type,parentSchema:schema36.properties.containerPort,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 65535 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/containerPort",schemaPath:"#/properties/containerPort/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535},schema:65535,parentSchema:schema36.properties.containerPort,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/containerPort",schemaPath:"#/properties/containerPort/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema36.properties.containerPort,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.hostIP !== undefined){
let data1 = data.hostIP;
if((typeof data1 !== "string") && (data1 !== null)){
const err6 = {instancePath:instancePath+"/hostIP",schemaPath:"#/properties/hostIP/type",keyword:"type",params:{type: schema36.properties.hostIP.type},schema:schema36.properties.hostIP.type,parentSchema:schema36.properties.hostIP,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.hostPort !== undefined){
let data2 = data.hostPort;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
const err7 = {instancePath:instancePath+"/hostPort",schemaPath:"#/properties/hostPort/type",keyword:"type",params:{type: schema36.properties.hostPort.type},schema:schema36.properties.hostPort.type,parentSchema:schema36.properties.hostPort,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 65535 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/hostPort",schemaPath:"#/properties/hostPort/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535},schema:65535,parentSchema:schema36.properties.hostPort,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/hostPort",schemaPath:"#/properties/hostPort/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema36.properties.hostPort,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.name !== undefined){
let data3 = data.name;
if((typeof data3 !== "string") && (data3 !== null)){
const err10 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema36.properties.name.type},schema:schema36.properties.name.type,parentSchema:schema36.properties.name,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.protocol !== undefined){
let data4 = data.protocol;
if((typeof data4 !== "string") && (data4 !== null)){
const err11 = {instancePath:instancePath+"/protocol",schemaPath:"#/properties/protocol/type",keyword:"type",params:{type: schema36.properties.protocol.type},schema:schema36.properties.protocol.type,parentSchema:schema36.properties.protocol,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(((data4 === "TCP") || (data4 === "UDP")) || (data4 === "SCTP"))){
const err12 = {instancePath:instancePath+"/protocol",schemaPath:"#/properties/protocol/enum",keyword:"enum",params:{allowedValues: schema36.properties.protocol.enum},schema:schema36.properties.protocol.enum,parentSchema:schema36.properties.protocol,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.$patch !== undefined){
let data5 = data.$patch;
if(!(((data5 === "replace") || (data5 === "delete")) || (data5 === "merge"))){
const err13 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema36.properties.$patch.enum},schema:schema36.properties.$patch.enum,parentSchema:schema36.properties.$patch,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
validate33.errors = vErrors;
return errors === 0;
}

const schema37 = {"type":["object","null"],"required":["resourceName","restartPolicy"],"properties":{"resourceName":{"type":["string","null"]},"restartPolicy":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};

function validate34(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema37.type},schema:schema37.type,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.resourceName === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "resourceName"},schema:schema37.required,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.restartPolicy === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "restartPolicy"},schema:schema37.required,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "resourceName") || (key0 === "restartPolicy")) || (key0 === "$patch"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.resourceName !== undefined){
let data0 = data.resourceName;
if((typeof data0 !== "string") && (data0 !== null)){
const err4 = {instancePath:instancePath+"/resourceName",schemaPath:"#/properties/resourceName/type",keyword:"type",params:{type: schema37.properties.resourceName.type},schema:schema37.properties.resourceName.type,parentSchema:schema37.properties.resourceName,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.restartPolicy !== undefined){
let data1 = data.restartPolicy;
if((typeof data1 !== "string") && (data1 !== null)){
const err5 = {instancePath:instancePath+"/restartPolicy",schemaPath:"#/properties/restartPolicy/type",keyword:"type",params:{type: schema37.properties.restartPolicy.type},schema:schema37.properties.restartPolicy.type,parentSchema:schema37.properties.restartPolicy,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.$patch !== undefined){
let data2 = data.$patch;
if(!(((data2 === "replace") || (data2 === "delete")) || (data2 === "merge"))){
const err6 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema37.properties.$patch.enum},schema:schema37.properties.$patch.enum,parentSchema:schema37.properties.$patch,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
validate34.errors = vErrors;
return errors === 0;
}

const schema38 = {"type":["object","null"],"properties":{"claims":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/ResourceClaim"}},"limits":{"type":["object","null"],"additionalProperties":{"type":["string","number","null"],"pattern":"^\\+?([0-9]+|[0-9]+\\.[0-9]*|\\.[0-9]+)([KMGTPE]i|[numkMGTPE]|[eE][+-]?[0-9]+)?$","minimum":0,"x-language":"quantity"}},"requests":{"type":["object","null"],"additionalProperties":{"type":["string","number","null"],"pattern":"^\\+?([0-9]+|[0-9]+\\.[0-9]*|\\.[0-9]+)([KMGTPE]i|[numkMGTPE]|[eE][+-]?[0-9]+)?$","minimum":0,"x-language":"quantity"}},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};
const schema39 = {"type":["object","null"],"required":["name"],"properties":{"name":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};

function validate35(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema39.type},schema:schema39.type,parentSchema:schema39,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema39.required,parentSchema:schema39,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "name") || (key0 === "$patch"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema39,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if((typeof data0 !== "string") && (data0 !== null)){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema39.properties.name.type},schema:schema39.properties.name.type,parentSchema:schema39.properties.name,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.$patch !== undefined){
let data1 = data.$patch;
if(!(((data1 === "replace") || (data1 === "delete")) || (data1 === "merge"))){
const err4 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema39.properties.$patch.enum},schema:schema39.properties.$patch.enum,parentSchema:schema39.properties.$patch,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
validate35.errors = vErrors;
return errors === 0;
}


function validate36(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema38.type},schema:schema38.type,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "claims") || (key0 === "limits")) || (key0 === "requests")) || (key0 === "$patch"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.claims !== undefined){
let data0 = data.claims;
if((!(Array.isArray(data0))) && (data0 !== null)){
const err2 = {instancePath:instancePath+"/claims",schemaPath:"#/properties/claims/type",keyword:"type",params:{type: schema38.properties.claims.type},schema:schema38.properties.claims.type,parentSchema:schema38.properties.claims,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
const err3 = {instancePath:instancePath+"/claims/" + i0,schemaPath:"#/properties/claims/items/type",keyword:"type",params:{type: "object"},schema:schema38.properties.claims.items.type,parentSchema:schema38.properties.claims.items,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(validate35(data1, instancePath+"/claims/" + i0))){
vErrors = vErrors === null ? validate35.errors : joined(vErrors, validate35.errors);
errors = vErrors.length;
}
}
}
}
if(data.limits !== undefined){
let data2 = data.limits;
if((!(data2 && typeof data2 == "object" && !Array.isArray(data2))) && (data2 !== null)){
const err4 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type: schema38.properties.limits.type},schema:schema38.properties.limits.type,parentSchema:schema38.properties.limits,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
let data3 = data2[key1];
if(((typeof data3 !== "string") && (!((typeof data3 == "number") && (isFinite(data3))))) && (data3 !== null)){
const err5 = {instancePath:instancePath+"/limits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/limits/additionalProperties/type",keyword:"type",params:{type: schema38.properties.limits.additionalProperties.type},schema:schema38.properties.limits.additionalProperties.type,parentSchema:schema38.properties.limits.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err6 = {instancePath:instancePath+"/limits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/limits/additionalProperties/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema38.properties.limits.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(typeof data3 === "string"){
if(!pattern1.test(data3)){
const err7 = {instancePath:instancePath+"/limits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/limits/additionalProperties/pattern",keyword:"pattern",params:{ pattern: "^\\+?([0-9]+|[0-9]+\\.[0-9]*|\\.[0-9]+)([KMGTPE]i|[numkMGTPE]|[eE][+-]?[0-9]+)?$" },schema:"^\\+?([0-9]+|[0-9]+\\.[0-9]*|\\.[0-9]+)([KMGTPE]i|[numkMGTPE]|[eE][+-]?[0-9]+)?$",parentSchema:schema38.properties.limits.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
}
if(data.requests !== undefined){
let data4 = data.requests;
if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (data4 !== null)){
const err8 = {instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/type",keyword:"type",params:{type: schema38.properties.requests.type},schema:schema38.properties.requests.type,parentSchema:schema38.properties.requests,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key2 in data4){
let data5 = data4[key2];
if(((typeof data5 !== "string") && (!((typeof data5 == "number") && (isFinite(data5))))) && (data5 !== null)){
const err9 = {instancePath:instancePath+"/requests/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/requests/additionalProperties/type",keyword:"type",params:{type: schema38.properties.requests.additionalProperties.type},schema:schema38.properties.requests.additionalProperties.type,parentSchema:schema38.properties.requests.additionalProperties,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
const err10 = {instancePath:instancePath+"/requests/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/requests/additionalProperties/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema38.properties.requests.additionalProperties,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(typeof data5 === "string"){
if(!pattern1.test(data5)){
const err11 = {instancePath:instancePath+"/requests/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/requests/additionalProperties/pattern",keyword:"pattern",params:{ pattern: "^\\+?([0-9]+|[0-9]+\\.[0-9]*|\\.[0-9]+)([KMGTPE]i|[numkMGTPE]|[eE][+-]?[0-9]+)?$" },schema:"^\\+?([0-9]+|[0-9]+\\.[0-9]*|\\.[0-9]+)([KMGTPE]i|[numkMGTPE]|[eE][+-]?[0-9]+)?$",parentSchema:schema38.properties.requests.additionalProperties,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
}
if(data.$patch !== undefined){
let data6 = data.$patch;
if(!(((data6 === "replace") || (data6 === "delete")) || (data6 === "merge"))){
const err12 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema38.properties.$patch.enum},schema:schema38.properties.$patch.enum,parentSchema:schema38.properties.$patch,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
validate36.errors = vErrors;
return errors === 0;
}

const schema40 = {"type":["object","null"],"properties":{"allowPrivilegeEscalation":{"type":["boolean","null"]},"capabilities":{"$ref":"#/definitions/Capabilities"},"privileged":{"type":["boolean","null"]},"procMount":{"type":["string","null"],"enum":["Default","Unmasked"]},"readOnlyRootFilesystem":{"type":["boolean","null"]},"runAsGroup":{"type":["integer","null"],"minimum":0,"maximum":2147483647},"runAsNonRoot":{"type":["boolean","null"]},"runAsUser":{"type":["integer","null"],"minimum":0,"maximum":2147483647},"seLinuxOptions":{"$ref":"#/definitions/SELinuxOptions"},"seccompProfile":{"$ref":"#/definitions/SeccompProfile"},"windowsOptions":{"$ref":"#/definitions/WindowsSecurityContextOptions"},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};
const schema41 = {"type":["object","null"],"properties":{"add":{"type":["array","null"],"items":{"type":"string"}},"drop":{"type":["array","null"],"items":{"type":"string"}},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};

function validate37(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema41.type},schema:schema41.type,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "add") || (key0 === "drop")) || (key0 === "$patch"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.add !== undefined){
let data0 = data.add;
if((!(Array.isArray(data0))) && (data0 !== null)){
const err2 = {instancePath:instancePath+"/add",schemaPath:"#/properties/add/type",keyword:"type",params:{type: schema41.properties.add.type},schema:schema41.properties.add.type,parentSchema:schema41.properties.add,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/add/" + i0,schemaPath:"#/properties/add/items/type",keyword:"type",params:{type: "string"},schema:schema41.properties.add.items.type,parentSchema:schema41.properties.add.items,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
}
if(data.drop !== undefined){
let data2 = data.drop;
if((!(Array.isArray(data2))) && (data2 !== null)){
const err4 = {instancePath:instancePath+"/drop",schemaPath:"#/properties/drop/type",keyword:"type",params:{type: schema41.properties.drop.type},schema:schema41.properties.drop.type,parentSchema:schema41.properties.drop,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(Array.isArray(data2)){
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/drop/" + i1,schemaPath:"#/properties/drop/items/type",keyword:"type",params:{type: "string"},schema:schema41.properties.drop.items.type,parentSchema:schema41.properties.drop.items,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
if(data.$patch !== undefined){
let data4 = data.$patch;
if(!(((data4 === "replace") || (data4 === "delete")) || (data4 === "merge"))){
const err6 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema41.properties.$patch.enum},schema:schema41.properties.$patch.enum,parentSchema:schema41.properties.$patch,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
validate37.errors = vErrors;
return errors === 0;
}

const schema42 = {"type":["object","null"],"properties":{"level":{"type":["string","null"]},"role":{"type":["string","null"]},"type":{"type":["string","null"]},"user":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};

function validate38(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema42.type},schema:schema42.type,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "level") || (key0 === "role")) || (key0 === "type")) || (key0 === "user")) || (key0 === "$patch"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.level !== undefined){
let data0 = data.level;
if((typeof data0 !== "string") && (data0 !== null)){
const err2 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/type",keyword:"type",params:{type: schema42.properties.level.type},schema:schema42.properties.level.type,parentSchema:schema42.properties.level,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.role !== undefined){
let data1 = data.role;
if((typeof data1 !== "string") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: schema42.properties.role.type},schema:schema42.properties.role.type,parentSchema:schema42.properties.role,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.type !== undefined){
let data2 = data.type;
if((typeof data2 !== "string") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: schema42.properties.type.type},schema:schema42.properties.type.type,parentSchema:schema42.properties.type,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.user !== undefined){
let data3 = data.user;
if((typeof data3 !== "string") && (data3 !== null)){
const err5 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: schema42.properties.user.type},schema:schema42.properties.user.type,parentSchema:schema42.properties.user,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.$patch !== undefined){
let data4 = data.$patch;
if(!(((data4 === "replace") || (data4 === "delete")) || (data4 === "merge"))){
const err6 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema42.properties.$patch.enum},schema:schema42.properties.$patch.enum,parentSchema:schema42.properties.$patch,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
validate38.errors = vErrors;
return errors === 0;
}

const schema43 = {"type":["object","null"],"properties":{"localhostProfile":{"type":["string","null"]},"type":{"type":["string","null"],"enum":["RuntimeDefault","Localhost","Unconfined"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};

function validate39(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema43.type},schema:schema43.type,parentSchema:schema43,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "localhostProfile") || (key0 === "type")) || (key0 === "$patch"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema43,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.localhostProfile !== undefined){
let data0 = data.localhostProfile;
if((typeof data0 !== "string") && (data0 !== null)){
const err2 = {instancePath:instancePath+"/localhostProfile",schemaPath:"#/properties/localhostProfile/type",keyword:"type",params:{type: schema43.properties.localhostProfile.type},schema:schema43.properties.localhostProfile.type,parentSchema:schema43.properties.localhostProfile,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data1 = data.type;
if((typeof data1 !== "string") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: schema43.properties.type.type},schema:schema43.properties.type.type,parentSchema:schema43.properties.type,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(((data1 === "RuntimeDefault") || (data1 === "Localhost")) || (data1 === "Unconfined"))){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema43.properties.type.enum},schema:schema43.properties.type.enum,parentSchema:schema43.properties.type,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.$patch !== undefined){
let data2 = data.$patch;
if(!(((data2 === "replace") || (data2 === "delete")) || (data2 === "merge"))){
const err5 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema43.properties.$patch.enum},schema:schema43.properties.$patch.enum,parentSchema:schema43.properties.$patch,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
validate39.errors = vErrors;
return errors === 0;
}

const schema44 = {"type":["object","null"],"properties":{"gmsaCredentialSpec":{"type":["string","null"]},"gmsaCredentialSpecName":{"type":["string","null"]},"hostProcess":{"type":["boolean","null"]},"runAsUserName":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};

function validate40(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema44.type},schema:schema44.type,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "gmsaCredentialSpec") || (key0 === "gmsaCredentialSpecName")) || (key0 === "hostProcess")) || (key0 === "runAsUserName")) || (key0 === "$patch"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.gmsaCredentialSpec !== undefined){
let data0 = data.gmsaCredentialSpec;
if((typeof data0 !== "string") && (data0 !== null)){
const err2 = {instancePath:instancePath+"/gmsaCredentialSpec",schemaPath:"#/properties/gmsaCredentialSpec/type",keyword:"type",params:{type: schema44.properties.gmsaCredentialSpec.type},schema:schema44.properties.gmsaCredentialSpec.type,parentSchema:schema44.properties.gmsaCredentialSpec,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.gmsaCredentialSpecName !== undefined){
let data1 = data.gmsaCredentialSpecName;
if((typeof data1 !== "string") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/gmsaCredentialSpecName",schemaPath:"#/properties/gmsaCredentialSpecName/type",keyword:"type",params:{type: schema44.properties.gmsaCredentialSpecName.type},schema:schema44.properties.gmsaCredentialSpecName.type,parentSchema:schema44.properties.gmsaCredentialSpecName,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.hostProcess !== undefined){
let data2 = data.hostProcess;
if((typeof data2 !== "boolean") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/hostProcess",schemaPath:"#/properties/hostProcess/type",keyword:"type",params:{type: schema44.properties.hostProcess.type},schema:schema44.properties.hostProcess.type,parentSchema:schema44.properties.hostProcess,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.runAsUserName !== undefined){
let data3 = data.runAsUserName;
if((typeof data3 !== "string") && (data3 !== null)){
const err5 = {instancePath:instancePath+"/runAsUserName",schemaPath:"#/properties/runAsUserName/type",keyword:"type",params:{type: schema44.properties.runAsUserName.type},schema:schema44.properties.runAsUserName.type,parentSchema:schema44.properties.runAsUserName,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.$patch !== undefined){
let data4 = data.$patch;
if(!(((data4 === "replace") || (data4 === "delete")) || (data4 === "merge"))){
const err6 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema44.properties.$patch.enum},schema:schema44.properties.$patch.enum,parentSchema:schema44.properties.$patch,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
validate40.errors = vErrors;
return errors === 0;
}


function validate41(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema40.type},schema:schema40.type,parentSchema:schema40,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0.call(schema40.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema40,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.allowPrivilegeEscalation !== undefined){
let data0 = data.allowPrivilegeEscalation;
if((typeof data0 !== "boolean") && (data0 !== null)){
const err2 = {instancePath:instancePath+"/allowPrivilegeEscalation",schemaPath:"#/properties/allowPrivilegeEscalation/type",keyword:"type",params:{type: schema40.properties.allowPrivilegeEscalation.type},schema:schema40.properties.allowPrivilegeEscalation.type,parentSchema:schema40.properties.allowPrivilegeEscalation,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.capabilities !== undefined){
if(!(validate37(data.capabilities, instancePath+"/capabilities"))){
vErrors = vErrors === null ? validate37.errors : joined(vErrors, validate37.errors);
errors = vErrors.length;
}
}
if(data.privileged !== undefined){
let data2 = data.privileged;
if((typeof data2 !== "boolean") && (data2 !== null)){
const err3 = {instancePath:instancePath+"/privileged",schemaPath:"#/properties/privileged/type",keyword:"type",params:{type: schema40.properties.privileged.type},schema:schema40.properties.privileged.type,parentSchema:schema40.properties.privileged,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.procMount !== undefined){
let data3 = data.procMount;
if((typeof data3 !== "string") && (data3 !== null)){
const err4 = {instancePath:instancePath+"/procMount",schemaPath:"#/properties/procMount/type",keyword:"type",params:{type: schema40.properties.procMount.type},schema:schema40.properties.procMount.type,parentSchema:schema40.properties.procMount,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((data3 === "Default") || (data3 === "Unmasked"))){
const err5 = {instancePath:instancePath+"/procMount",schemaPath:"#/properties/procMount/enum",keyword:"enum",params:{allowedValues: schema40.properties.procMount.enum},schema:schema40.properties.procMount.enum,parentSchema:schema40.properties.procMount,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.readOnlyRootFilesystem !== undefined){
let data4 = data.readOnlyRootFilesystem;
if((typeof data4 !== "boolean") && (data4 !== null)){
const err6 = {instancePath:instancePath+"/readOnlyRootFilesystem",schemaPath:"#/properties/readOnlyRootFilesystem/type",keyword:"type",params:{type: schema40.properties.readOnlyRootFilesystem.type},schema:schema40.properties.readOnlyRootFilesystem.type,parentSchema:schema40.properties.readOnlyRootFilesystem,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.runAsGroup !== undefined){
let data5 = data.runAsGroup;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
const err7 = {instancePath:instancePath+"/runAsGroup",schemaPath:"#/properties/runAsGroup/type",keyword:"type",params:{type: schema40.properties.runAsGroup.type},schema:schema40.properties.runAsGroup.type,parentSchema:schema40.properties.runAsGroup,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 2147483647 || isNaN(data5)){
const err8 = {instancePath:instancePath+"/runAsGroup",schemaPath:"#/properties/runAsGroup/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},schema:2147483647,parentSchema:schema40.properties.runAsGroup,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err9 = {instancePath:instancePath+"/runAsGroup",schemaPath:"#/properties/runAsGroup/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema40.properties.runAsGroup,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.runAsNonRoot !== undefined){
let data6 = data.runAsNonRoot;
if((typeof data6 !== "boolean") && (data6 !== null)){
const err10 = {instancePath:instancePath+"/runAsNonRoot",schemaPath:"#/properties/runAsNonRoot/type",keyword:"type",params:{type: schema40.properties.runAsNonRoot.type},schema:schema40.properties.runAsNonRoot.type,parentSchema:schema40.properties.runAsNonRoot,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.runAsUser !== undefined){
let data7 = data.runAsUser;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
const err11 = {instancePath:instancePath+"/runAsUser",schemaPath:"#/properties/runAsUser/type",keyword:"type",params:{type: schema40.properties.runAsUser.type},schema:schema40.properties.runAsUser.type,parentSchema:schema40.properties.runAsUser,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 2147483647 || isNaN(data7)){
const err12 = {instancePath:instancePath+"/runAsUser",schemaPath:"#/properties/runAsUser/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},schema:2147483647,parentSchema:schema40.properties.runAsUser,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err13 = {instancePath:instancePath+"/runAsUser",schemaPath:"#/properties/runAsUser/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema40.properties.runAsUser,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.seLinuxOptions !== undefined){
if(!(validate38(data.seLinuxOptions, instancePath+"/seLinuxOptions"))){
vErrors = vErrors === null ? validate38.errors : joined(vErrors, validate38.errors);
errors = vErrors.length;
}
}
if(data.seccompProfile !== undefined){
if(!(validate39(data.seccompProfile, instancePath+"/seccompProfile"))){
vErrors = vErrors === null ? validate39.errors : joined(vErrors, validate39.errors);
errors = vErrors.length;
}
}
if(data.windowsOptions !== undefined){
if(!(validate40(data.windowsOptions, instancePath+"/windowsOptions"))){
vErrors = vErrors === null ? validate40.errors : joined(vErrors, validate40.errors);
errors = vErrors.length;
}
}
if(data.$patch !== undefined){
let data11 = data.$patch;
if(!(((data11 === "replace") || (data11 === "delete")) || (data11 === "merge"))){
const err14 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema40.properties.$patch.enum},schema:schema40.properties.$patch.enum,parentSchema:schema40.properties.$patch,data:data11};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
validate41.errors = vErrors;
return errors === 0;
}

const schema45 = {"type":["object","null"],"required":["devicePath"],"properties":{"devicePath":{"type":["string","null"]},"name":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};

function validate42(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema45.type},schema:schema45.type,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.devicePath === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "devicePath"},schema:schema45.required,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "devicePath") || (key0 === "name")) || (key0 === "$patch"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.devicePath !== undefined){
let data0 = data.devicePath;
if((typeof data0 !== "string") && (data0 !== null)){
const err3 = {instancePath:instancePath+"/devicePath",schemaPath:"#/properties/devicePath/type",keyword:"type",params:{type: schema45.properties.devicePath.type},schema:schema45.properties.devicePath.type,parentSchema:schema45.properties.devicePath,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if((typeof data1 !== "string") && (data1 !== null)){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema45.properties.name.type},schema:schema45.properties.name.type,parentSchema:schema45.properties.name,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.$patch !== undefined){
let data2 = data.$patch;
if(!(((data2 === "replace") || (data2 === "delete")) || (data2 === "merge"))){
const err5 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema45.properties.$patch.enum},schema:schema45.properties.$patch.enum,parentSchema:schema45.properties.$patch,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
validate42.errors = vErrors;
return errors === 0;
}

const schema46 = {"type":["object","null"],"required":["mountPath"],"properties":{"mountPath":{"type":["string","null"],"pattern":"^[^:]+$","x-form":"a path without \":\""},"mountPropagation":{"type":["string","null"],"enum":["None","HostToContainer","Bidirectional"]},"name":{"type":["string","null"]},"readOnly":{"type":["boolean","null"]},"subPath":{"type":["string","null"]},"subPathExpr":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};
const pattern2 = new RegExp("^[^:]+$", "u");

function validate43(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema46.type},schema:schema46.type,parentSchema:schema46,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mountPath === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mountPath"},schema:schema46.required,parentSchema:schema46,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "mountPath") || (key0 === "mountPropagation")) || (key0 === "name")) || (key0 === "readOnly")) || (key0 === "subPath")) || (key0 === "subPathExpr")) || (key0 === "$patch"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema46,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.mountPath !== undefined){
let data0 = data.mountPath;
if((typeof data0 !== "string") && (data0 !== null)){
const err3 = {instancePath:instancePath+"/mountPath",schemaPath:"#/properties/mountPath/type",keyword:"type",params:{type: schema46.properties.mountPath.type},schema:schema46.properties.mountPath.type,parentSchema:schema46.properties.mountPath,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data0 === "string"){
if(!pattern2.test(data0)){
const err4 = {instancePath:instancePath+"/mountPath",schemaPath:"#/properties/mountPath/pattern",keyword:"pattern",params:{ pattern: "the form of a path without \":\"" },schema:"^[^:]+$",parentSchema:schema46.properties.mountPath,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.mountPropagation !== undefined){
let data1 = data.mountPropagation;
if((typeof data1 !== "string") && (data1 !== null)){
const err5 = {instancePath:instancePath+"/mountPropagation",schemaPath:"#/properties/mountPropagation/type",keyword:"type",params:{type: schema46.properties.mountPropagation.type},schema:schema46.properties.mountPropagation.type,parentSchema:schema46.properties.mountPropagation,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((data1 === "None") || (data1 === "HostToContainer")) || (data1 === "Bidirectional"))){
const err6 = {instancePath:instancePath+"/mountPropagation",schemaPath:"#/properties/mountPropagation/enum",keyword:"enum",params:{allowedValues: schema46.properties.mountPropagation.enum},schema:schema46.properties.mountPropagation.enum,parentSchema:schema46.properties.mountPropagation,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.name !== undefined){
let data2 = data.name;
if((typeof data2 !== "string") && (data2 !== null)){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema46.properties.name.type},schema:schema46.properties.name.type,parentSchema:schema46.properties.name,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.readOnly !== undefined){
let data3 = data.readOnly;
if((typeof data3 !== "boolean") && (data3 !== null)){
const err8 = {instancePath:instancePath+"/readOnly",schemaPath:"#/properties/readOnly/type",keyword:"type",params:{type: schema46.properties.readOnly.type},schema:schema46.properties.readOnly.type,parentSchema:schema46.properties.readOnly,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.subPath !== undefined){
let data4 = data.subPath;
if((typeof data4 !== "string") && (data4 !== null)){
const err9 = {instancePath:instancePath+"/subPath",schemaPath:"#/properties/subPath/type",keyword:"type",params:{type: schema46.properties.subPath.type},schema:schema46.properties.subPath.type,parentSchema:schema46.properties.subPath,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.subPathExpr !== undefined){
let data5 = data.subPathExpr;
if((typeof data5 !== "string") && (data5 !== null)){
const err10 = {instancePath:instancePath+"/subPathExpr",schemaPath:"#/properties/subPathExpr/type",keyword:"type",params:{type: schema46.properties.subPathExpr.type},schema:schema46.properties.subPathExpr.type,parentSchema:schema46.properties.subPathExpr,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.$patch !== undefined){
let data6 = data.$patch;
if(!(((data6 === "replace") || (data6 === "delete")) || (data6 === "merge"))){
const err11 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema46.properties.$patch.enum},schema:schema46.properties.$patch.enum,parentSchema:schema46.properties.$patch,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
validate43.errors = vErrors;
return errors === 0;
}

const pattern3 = new RegExp("^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$", "u");

function validate44(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema18.type},schema:schema18.type,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema18.required,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema18.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.args !== undefined){
let data0 = data.args;
if((!(Array.isArray(data0))) && (data0 !== null)){
const err3 = {instancePath:instancePath+"/args",schemaPath:"#/properties/args/type",keyword:"type",params:{type: schema18.properties.args.type},schema:schema18.properties.args.type,parentSchema:schema18.properties.args,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/args/" + i0,schemaPath:"#/properties/args/items/type",keyword:"type",params:{type: "string"},schema:schema18.properties.args.items.type,parentSchema:schema18.properties.args.items,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
if(data.command !== undefined){
let data2 = data.command;
if((!(Array.isArray(data2))) && (data2 !== null)){
const err5 = {instancePath:instancePath+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type: schema18.properties.command.type},schema:schema18.properties.command.type,parentSchema:schema18.properties.command,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(Array.isArray(data2)){
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/command/" + i1,schemaPath:"#/properties/command/items/type",keyword:"type",params:{type: "string"},schema:schema18.properties.command.items.type,parentSchema:schema18.properties.command.items,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
if(data.env !== undefined){
let data4 = data.env;
if((!(Array.isArray(data4))) && (data4 !== null)){
const err7 = {instancePath:instancePath+"/env",schemaPath:"#/properties/env/type",keyword:"type",params:{type: schema18.properties.env.type},schema:schema18.properties.env.type,parentSchema:schema18.properties.env,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(Array.isArray(data4)){
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
let data5 = data4[i2];
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
const err8 = {instancePath:instancePath+"/env/" + i2,schemaPath:"#/properties/env/items/type",keyword:"type",params:{type: "object"},schema:schema18.properties.env.items.type,parentSchema:schema18.properties.env.items,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(validate21(data5, instancePath+"/env/" + i2))){
vErrors = vErrors === null ? validate21.errors : joined(vErrors, validate21.errors);
errors = vErrors.length;
}
}
}
}
if(data.envFrom !== undefined){
let data6 = data.envFrom;
if((!(Array.isArray(data6))) && (data6 !== null)){
const err9 = {instancePath:instancePath+"/envFrom",schemaPath:"#/properties/envFrom/type",keyword:"type",params:{type: schema18.properties.envFrom.type},schema:schema18.properties.envFrom.type,parentSchema:schema18.properties.envFrom,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(Array.isArray(data6)){
const len3 = data6.length;
for(let i3=0; i3<len3; i3++){
let data7 = data6[i3];
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
const err10 = {instancePath:instancePath+"/envFrom/" + i3,schemaPath:"#/properties/envFrom/items/type",keyword:"type",params:{type: "object"},schema:schema18.properties.envFrom.items.type,parentSchema:schema18.properties.envFrom.items,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(validate24(data7, instancePath+"/envFrom/" + i3))){
vErrors = vErrors === null ? validate24.errors : joined(vErrors, validate24.errors);
errors = vErrors.length;
}
}
}
}
if(data.image !== undefined){
let data8 = data.image;
if((typeof data8 !== "string") && (data8 !== null)){
const err11 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type: schema18.properties.image.type},schema:schema18.properties.image.type,parentSchema:schema18.properties.image,data:data8};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.imagePullPolicy !== undefined){
let data9 = data.imagePullPolicy;
if((typeof data9 !== "string") && (data9 !== null)){
const err12 = {instancePath:instancePath+"/imagePullPolicy",schemaPath:"#/properties/imagePullPolicy/type",keyword:"type",params:{type: schema18.properties.imagePullPolicy.type},schema:schema18.properties.imagePullPolicy.type,parentSchema:schema18.properties.imagePullPolicy,data:data9};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(((data9 === "Always") || (data9 === "IfNotPresent")) || (data9 === "Never"))){
const err13 = {instancePath:instancePath+"/imagePullPolicy",schemaPath:"#/properties/imagePullPolicy/enum",keyword:"enum",params:{allowedValues: schema18.properties.imagePullPolicy.enum},schema:schema18.properties.imagePullPolicy.enum,parentSchema:schema18.properties.imagePullPolicy,data:data9};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.lifecycle !== undefined){
if(!(validate30(data.lifecycle, instancePath+"/lifecycle"))){
vErrors = vErrors === null ? validate30.errors : joined(vErrors, validate30.errors);
errors = vErrors.length;
}
}
if(data.livenessProbe !== undefined){
if(!(validate32(data.livenessProbe, instancePath+"/livenessProbe"))){
vErrors = vErrors === null ? validate32.errors : joined(vErrors, validate32.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data12 = data.name;
if((typeof data12 !== "string") && (data12 !== null)){
const err14 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema18.properties.name.type},schema:schema18.properties.name.type,parentSchema:schema18.properties.name,data:data12};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data12 === "string"){
if(!pattern3.test(data12)){
const err15 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{ pattern: "the form of a name of at most 63 lowercase letters, digits and \"-\"" },schema:"^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$",parentSchema:schema18.properties.name,data:data12};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.ports !== undefined){
let data13 = data.ports;
if((!(Array.isArray(data13))) && (data13 !== null)){
const err16 = {instancePath:instancePath+"/ports",schemaPath:"#/properties/ports/type",keyword:"type",params:{type: schema18.properties.ports.type},schema:schema18.properties.ports.type,parentSchema:schema18.properties.ports,data:data13};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(Array.isArray(data13)){
const len4 = data13.length;
for(let i4=0; i4<len4; i4++){
let data14 = data13[i4];
if(!(data14 && typeof data14 == "object" && !Array.isArray(data14))){
const err17 = {instancePath:instancePath+"/ports/" + i4,schemaPath:"#/properties/ports/items/type",keyword:"type",params:{type: "object"},schema:schema18.properties.ports.items.type,parentSchema:schema18.properties.ports.items,data:data14};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(validate33(data14, instancePath+"/ports/" + i4))){
vErrors = vErrors === null ? validate33.errors : joined(vErrors, validate33.errors);
errors = vErrors.length;
}
}
}
}
if(data.readinessProbe !== undefined){
if(!(validate32(data.readinessProbe, instancePath+"/readinessProbe"))){
vErrors = vErrors === null ? validate32.errors : joined(vErrors, validate32.errors);
errors = vErrors.length;
}
}
if(data.resizePolicy !== undefined){
let data16 = data.resizePolicy;
if((!(Array.isArray(data16))) && (data16 !== null)){
const err18 = {instancePath:instancePath+"/resizePolicy",schemaPath:"#/properties/resizePolicy/type",keyword:"type",params:{type: schema18.properties.resizePolicy.type},schema:schema18.properties.resizePolicy.type,parentSchema:schema18.properties.resizePolicy,data:data16};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(Array.isArray(data16)){
const len5 = data16.length;
for(let i5=0; i5<len5; i5++){
let data17 = data16[i5];
if(!(data17 && typeof data17 == "object" && !Array.isArray(data17))){
const err19 = {instancePath:instancePath+"/resizePolicy/" + i5,schemaPath:"#/properties/resizePolicy/items/type",keyword:"type",params:{type: "object"},schema:schema18.properties.resizePolicy.items.type,parentSchema:schema18.properties.resizePolicy.items,data:data17};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!(validate34(data17, instancePath+"/resizePolicy/" + i5))){
vErrors = vErrors === null ? validate34.errors : joined(vErrors, validate34.errors);
errors = vErrors.length;
}
}
}
}
if(data.resources !== undefined){
if(!(validate36(data.resources, instancePath+"/resources"))){
vErrors = vErrors === null ? validate36.errors : joined(vErrors, validate36.errors);
errors = vErrors.length;
}
}
if(data.restartPolicy !== undefined){
let data19 = data.restartPolicy;
if((typeof data19 !== "string") && (data19 !== null)){
const err20 = {instancePath:instancePath+"/restartPolicy",schemaPath:"#/properties/restartPolicy/type",keyword:"type",params:{type: schema18.properties.restartPolicy.type},schema:schema18.properties.restartPolicy.type,parentSchema:schema18.properties.restartPolicy,data:data19};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.securityContext !== undefined){
if(!(validate41(data.securityContext, instancePath+"/securityContext"))){
vErrors = vErrors === null ? validate41.errors : joined(vErrors, validate41.errors);
errors = vErrors.length;
}
}
if(data.startupProbe !== undefined){
if(!(validate32(data.startupProbe, instancePath+"/startupProbe"))){
vErrors = vErrors === null ? validate32.errors : joined(vErrors, validate32.errors);
errors = vErrors.length;
}
}
if(data.stdin !== undefined){
let data22 = data.stdin;
if((typeof data22 !== "boolean") && (data22 !== null)){
const err21 = {instancePath:instancePath+"/stdin",schemaPath:"#/properties/stdin/type",keyword:"type",params:{type: schema18.properties.stdin.type},schema:schema18.properties.stdin.type,parentSchema:schema18.properties.stdin,data:data22};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.stdinOnce !== undefined){
let data23 = data.stdinOnce;
if((typeof data23 !== "boolean") && (data23 !== null)){
const err22 = {instancePath:instancePath+"/stdinOnce",schemaPath:"#/properties/stdinOnce/type",keyword:"type",params:{type: schema18.properties.stdinOnce.type},schema:schema18.properties.stdinOnce.type,parentSchema:schema18.properties.stdinOnce,data:data23};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.terminationMessagePath !== undefined){
let data24 = data.terminationMessagePath;
if((typeof data24 !== "string") && (data24 !== null)){
const err23 = {instancePath:instancePath+"/terminationMessagePath",schemaPath:"#/properties/terminationMessagePath/type",keyword:"type",params:{type: schema18.properties.terminationMessagePath.type},schema:schema18.properties.terminationMessagePath.type,parentSchema:schema18.properties.terminationMessagePath,data:data24};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.terminationMessagePolicy !== undefined){
let data25 = data.terminationMessagePolicy;
if((typeof data25 !== "string") && (data25 !== null)){
const err24 = {instancePath:instancePath+"/terminationMessagePolicy",schemaPath:"#/properties/terminationMessagePolicy/type",keyword:"type",params:{type: schema18.properties.terminationMessagePolicy.type},schema:schema18.properties.terminationMessagePolicy.type,parentSchema:schema18.properties.terminationMessagePolicy,data:data25};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!((data25 === "File") || (data25 === "FallbackToLogsOnError"))){
const err25 = {instancePath:instancePath+"/terminationMessagePolicy",schemaPath:"#/properties/terminationMessagePolicy/enum",keyword:"enum",params:{allowedValues: schema18.properties.terminationMessagePolicy.enum},schema:schema18.properties.terminationMessagePolicy.enum,parentSchema:schema18.properties.terminationMessagePolicy,data:data25};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.tty !== undefined){
let data26 = data.tty;
if((typeof data26 !== "boolean") && (data26 !== null)){
const err26 = {instancePath:instancePath+"/tty",schemaPath:"#/properties/tty/type",keyword:"type",params:{type: schema18.properties.tty.type},schema:schema18.properties.tty.type,parentSchema:schema18.properties.tty,data:data26};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.volumeDevices !== undefined){
let data27 = data.volumeDevices;
if((!(Array.isArray(data27))) && (data27 !== null)){
const err27 = {instancePath:instancePath+"/volumeDevices",schemaPath:"#/properties/volumeDevices/type",keyword:"type",params:{type: schema18.properties.volumeDevices.type},schema:schema18.properties.volumeDevices.type,parentSchema:schema18.properties.volumeDevices,data:data27};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(Array.isArray(data27)){
const len6 = data27.length;
for(let i6=0; i6<len6; i6++){
let data28 = data27[i6];
if(!(data28 && typeof data28 == "object" && !Array.isArray(data28))){
const err28 = {instancePath:instancePath+"/volumeDevices/" + i6,schemaPath:"#/properties/volumeDevices/items/type",keyword:"type",params:{type: "object"},schema:schema18.properties.volumeDevices.items.type,parentSchema:schema18.properties.volumeDevices.items,data:data28};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!(validate42(data28, instancePath+"/volumeDevices/" + i6))){
vErrors = vErrors === null ? validate42.errors : joined(vErrors, validate42.errors);
errors = vErrors.length;
}
}
}
}
if(data.volumeMounts !== undefined){
let data29 = data.volumeMounts;
if((!(Array.isArray(data29))) && (data29 !== null)){
const err29 = {instancePath:instancePath+"/volumeMounts",schemaPath:"#/properties/volumeMounts/type",keyword:"type",params:{type: schema18.properties.volumeMounts.type},schema:schema18.properties.volumeMounts.type,parentSchema:schema18.properties.volumeMounts,data:data29};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(Array.isArray(data29)){
const len7 = data29.length;
for(let i7=0; i7<len7; i7++){
let data30 = data29[i7];
if(!(data30 && typeof data30 == "object" && !Array.isArray(data30))){
const err30 = {instancePath:instancePath+"/volumeMounts/" + i7,schemaPath:"#/properties/volumeMounts/items/type",keyword:"type",params:{type: "object"},schema:schema18.properties.volumeMounts.items.type,parentSchema:schema18.properties.volumeMounts.items,data:data30};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!(validate43(data30, instancePath+"/volumeMounts/" + i7))){
vErrors = vErrors === null ? validate43.errors : joined(vErrors, validate43.errors);
errors = vErrors.length;
}
}
}
}
if(data.workingDir !== undefined){
let data31 = data.workingDir;
if((typeof data31 !== "string") && (data31 !== null)){
const err31 = {instancePath:instancePath+"/workingDir",schemaPath:"#/properties/workingDir/type",keyword:"type",params:{type: schema18.properties.workingDir.type},schema:schema18.properties.workingDir.type,parentSchema:schema18.properties.workingDir,data:data31};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.$patch !== undefined){
let data32 = data.$patch;
if(!(((data32 === "replace") || (data32 === "delete")) || (data32 === "merge"))){
const err32 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema18.properties.$patch.enum},schema:schema18.properties.$patch.enum,parentSchema:schema18.properties.$patch,data:data32};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
validate44.errors = vErrors;
return errors === 0;
}

const schema47 = {"type":["object","null"],"properties":{"nameservers":{"type":["array","null"],"items":{"type":"string"}},"options":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/PodDNSConfigOption"}},"searches":{"type":["array","null"],"items":{"type":"string"}},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};
const schema48 = {"type":["object","null"],"properties":{"name":{"type":["string","null"]},"value":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};

function validate45(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema48.type},schema:schema48.type,parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "value")) || (key0 === "$patch"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if((typeof data0 !== "string") && (data0 !== null)){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema48.properties.name.type},schema:schema48.properties.name.type,parentSchema:schema48.properties.name,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.value !== undefined){
let data1 = data.value;
if((typeof data1 !== "string") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: schema48.properties.value.type},schema:schema48.properties.value.type,parentSchema:schema48.properties.value,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.$patch !== undefined){
let data2 = data.$patch;
if(!(((data2 === "replace") || (data2 === "delete")) || (data2 === "merge"))){
const err4 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema48.properties.$patch.enum},schema:schema48.properties.$patch.enum,parentSchema:schema48.properties.$patch,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
validate45.errors = vErrors;
return errors === 0;
}


function validate46(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema47.type},schema:schema47.type,parentSchema:schema47,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "nameservers") || (key0 === "options")) || (key0 === "searches")) || (key0 === "$patch"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema47,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.nameservers !== undefined){
let data0 = data.nameservers;
if((!(Array.isArray(data0))) && (data0 !== null)){
const err2 = {instancePath:instancePath+"/nameservers",schemaPath:"#/properties/nameservers/type",keyword:"type",params:{type: schema47.properties.nameservers.type},schema:schema47.properties.nameservers.type,parentSchema:schema47.properties.nameservers,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/nameservers/" + i0,schemaPath:"#/properties/nameservers/items/type",keyword:"type",params:{type: "string"},schema:schema47.properties.nameservers.items.type,parentSchema:schema47.properties.nameservers.items,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
}
if(data.options !== undefined){
let data2 = data.options;
if((!(Array.isArray(data2))) && (data2 !== null)){
const err4 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: schema47.properties.options.type},schema:schema47.properties.options.type,parentSchema:schema47.properties.options,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(Array.isArray(data2)){
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
const err5 = {instancePath:instancePath+"/options/" + i1,schemaPath:"#/properties/options/items/type",keyword:"type",params:{type: "object"},schema:schema47.properties.options.items.type,parentSchema:schema47.properties.options.items,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(validate45(data3, instancePath+"/options/" + i1))){
vErrors = vErrors === null ? validate45.errors : joined(vErrors, validate45.errors);
errors = vErrors.length;
}
}
}
}
if(data.searches !== undefined){
let data4 = data.searches;
if((!(Array.isArray(data4))) && (data4 !== null)){
const err6 = {instancePath:instancePath+"/searches",schemaPath:"#/properties/searches/type",keyword:"type",params:{type: schema47.properties.searches.type},schema:schema47.properties.searches.type,parentSchema:schema47.properties.searches,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(Array.isArray(data4)){
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
let data5 = data4[i2];
if(typeof data5 !== "string"){
const err7 = {instancePath:instancePath+"/searches/" + i2,schemaPath:"#/properties/searches/items/type",keyword:"type",params:{type: "string"},schema:schema47.properties.searches.items.type,parentSchema:schema47.properties.searches.items,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
if(data.$patch !== undefined){
let data6 = data.$patch;
if(!(((data6 === "replace") || (data6 === "delete")) || (data6 === "merge"))){
const err8 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema47.properties.$patch.enum},schema:schema47.properties.$patch.enum,parentSchema:schema47.properties.$patch,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
validate46.errors = vErrors;
return errors === 0;
}

const schema49 = {"type":["object","null"],"required":["name"],"properties":{"args":{"type":["array","null"],"items":{"type":"string"}},"command":{"type":["array","null"],"items":{"type":"string"}},"env":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/EnvVar"}},"envFrom":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/EnvFromSource"}},"image":{"type":["string","null"]},"imagePullPolicy":{"type":["string","null"]},"lifecycle":{"$ref":"#/definitions/Lifecycle"},"livenessProbe":{"$ref":"#/definitions/Probe"},"name":{"type":["string","null"]},"ports":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/ContainerPort"}},"readinessProbe":{"$ref":"#/definitions/Probe"},"resizePolicy":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/ContainerResizePolicy"}},"resources":{"$ref":"#/definitions/ResourceRequirements"},"restartPolicy":{"type":["string","null"]},"securityContext":{"$ref":"#/definitions/SecurityContext"},"startupProbe":{"$ref":"#/definitions/Probe"},"stdin":{"type":["boolean","null"]},"stdinOnce":{"type":["boolean","null"]},"targetContainerName":{"type":["string","null"]},"terminationMessagePath":{"type":["string","null"]},"terminationMessagePolicy":{"type":["string","null"]},"tty":{"type":["boolean","null"]},"volumeDevices":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/VolumeDevice"}},"volumeMounts":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/VolumeMount"}},"workingDir":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};

function validate47(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema49.type},schema:schema49.type,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema49.required,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema49.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.args !== undefined){
let data0 = data.args;
if((!(Array.isArray(data0))) && (data0 !== null)){
const err3 = {instancePath:instancePath+"/args",schemaPath:"#/properties/args/type",keyword:"type",params:{type: schema49.properties.args.type},schema:schema49.properties.args.type,parentSchema:schema49.properties.args,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/args/" + i0,schemaPath:"#/properties/args/items/type",keyword:"type",params:{type: "string"},schema:schema49.properties.args.items.type,parentSchema:schema49.properties.args.items,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
if(data.command !== undefined){
let data2 = data.command;
if((!(Array.isArray(data2))) && (data2 !== null)){
const err5 = {instancePath:instancePath+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type: schema49.properties.command.type},schema:schema49.properties.command.type,parentSchema:schema49.properties.command,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(Array.isArray(data2)){
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/command/" + i1,schemaPath:"#/properties/command/items/type",keyword:"type",params:{type: "string"},schema:schema49.properties.command.items.type,parentSchema:schema49.properties.command.items,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
if(data.env !== undefined){
let data4 = data.env;
if((!(Array.isArray(data4))) && (data4 !== null)){
const err7 = {instancePath:instancePath+"/env",schemaPath:"#/properties/env/type",keyword:"type",params:{type: schema49.properties.env.type},schema:schema49.properties.env.type,parentSchema:schema49.properties.env,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(Array.isArray(data4)){
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
let data5 = data4[i2];
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
const err8 = {instancePath:instancePath+"/env/" + i2,schemaPath:"#/properties/env/items/type",keyword:"type",params:{type: "object"},schema:schema49.properties.env.items.type,parentSchema:schema49.properties.env.items,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(validate21(data5, instancePath+"/env/" + i2))){
vErrors = vErrors === null ? validate21.errors : joined(vErrors, validate21.errors);
errors = vErrors.length;
}
}
}
}
if(data.envFrom !== undefined){
let data6 = data.envFrom;
if((!(Array.isArray(data6))) && (data6 !== null)){
const err9 = {instancePath:instancePath+"/envFrom",schemaPath:"#/properties/envFrom/type",keyword:"type",params:{type: schema49.properties.envFrom.type},schema:schema49.properties.envFrom.type,parentSchema:schema49.properties.envFrom,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(Array.isArray(data6)){
const len3 = data6.length;
for(let i3=0; i3<len3; i3++){
let data7 = data6[i3];
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
const err10 = {instancePath:instancePath+"/envFrom/" + i3,schemaPath:"#/properties/envFrom/items/type",keyword:"type",params:{type: "object"},schema:schema49.properties.envFrom.items.type,parentSchema:schema49.properties.envFrom.items,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(validate24(data7, instancePath+"/envFrom/" + i3))){
vErrors = vErrors === null ? validate24.errors : joined(vErrors, validate24.errors);
errors = vErrors.length;
}
}
}
}
if(data.image !== undefined){
let data8 = data.image;
if((typeof data8 !== "string") && (data8 !== null)){
const err11 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type: schema49.properties.image.type},schema:schema49.properties.image.type,parentSchema:schema49.properties.image,data:data8};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.imagePullPolicy !== undefined){
let data9 = data.imagePullPolicy;
if((typeof data9 !== "string") && (data9 !== null)){
const err12 = {instancePath:instancePath+"/imagePullPolicy",schemaPath:"#/properties/imagePullPolicy/type",keyword:"type",params:{type: schema49.properties.imagePullPolicy.type},schema:schema49.properties.imagePullPolicy.type,parentSchema:schema49.properties.imagePullPolicy,data:data9};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.lifecycle !== undefined){
if(!(validate30(data.lifecycle, instancePath+"/lifecycle"))){
vErrors = vErrors === null ? validate30.errors : joined(vErrors, validate30.errors);
errors = vErrors.length;
}
}
if(data.livenessProbe !== undefined){
if(!(validate32(data.livenessProbe, instancePath+"/livenessProbe"))){
vErrors = vErrors === null ? validate32.errors : joined(vErrors, validate32.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data12 = data.name;
if((typeof data12 !== "string") && (data12 !== null)){
const err13 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema49.properties.name.type},schema:schema49.properties.name.type,parentSchema:schema49.properties.name,data:data12};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.ports !== undefined){
let data13 = data.ports;
if((!(Array.isArray(data13))) && (data13 !== null)){
const err14 = {instancePath:instancePath+"/ports",schemaPath:"#/properties/ports/type",keyword:"type",params:{type: schema49.properties.ports.type},schema:schema49.properties.ports.type,parentSchema:schema49.properties.ports,data:data13};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(Array.isArray(data13)){
const len4 = data13.length;
for(let i4=0; i4<len4; i4++){
let data14 = data13[i4];
if(!(data14 && typeof data14 == "object" && !Array.isArray(data14))){
const err15 = {instancePath:instancePath+"/ports/" + i4,schemaPath:"#/properties/ports/items/type",keyword:"type",params:{type: "object"},schema:schema49.properties.ports.items.type,parentSchema:schema49.properties.ports.items,data:data14};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(validate33(data14, instancePath+"/ports/" + i4))){
vErrors = vErrors === null ? validate33.errors : joined(vErrors, validate33.errors);
errors = vErrors.length;
}
}
}
}
if(data.readinessProbe !== undefined){
if(!(validate32(data.readinessProbe, instancePath+"/readinessProbe"))){
vErrors = vErrors === null ? validate32.errors : joined(vErrors, validate32.errors);
errors = vErrors.length;
}
}
if(data.resizePolicy !== undefined){
let data16 = data.resizePolicy;
if((!(Array.isArray(data16))) && (data16 !== null)){
const err16 = {instancePath:instancePath+"/resizePolicy",schemaPath:"#/properties/resizePolicy/type",keyword:"type",params:{type: schema49.properties.resizePolicy.type},schema:schema49.properties.resizePolicy.type,parentSchema:schema49.properties.resizePolicy,data:data16};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(Array.isArray(data16)){
const len5 = data16.length;
for(let i5=0; i5<len5; i5++){
let data17 = data16[i5];
if(!(data17 && typeof data17 == "object" && !Array.isArray(data17))){
const err17 = {instancePath:instancePath+"/resizePolicy/" + i5,schemaPath:"#/properties/resizePolicy/items/type",keyword:"type",params:{type: "object"},schema:schema49.properties.resizePolicy.items.type,parentSchema:schema49.properties.resizePolicy.items,data:data17};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(validate34(data17, instancePath+"/resizePolicy/" + i5))){
vErrors = vErrors === null ? validate34.errors : joined(vErrors, validate34.errors);
errors = vErrors.length;
}
}
}
}
if(data.resources !== undefined){
if(!(validate36(data.resources, instancePath+"/resources"))){
vErrors = vErrors === null ? validate36.errors : joined(vErrors, validate36.errors);
errors = vErrors.length;
}
}
if(data.restartPolicy !== undefined){
let data19 = data.restartPolicy;
if((typeof data19 !== "string") && (data19 !== null)){
const err18 = {instancePath:instancePath+"/restartPolicy",schemaPath:"#/properties/restartPolicy/type",keyword:"type",params:{type: schema49.properties.restartPolicy.type},schema:schema49.properties.restartPolicy.type,parentSchema:schema49.properties.restartPolicy,data:data19};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.securityContext !== undefined){
if(!(validate41(data.securityContext, instancePath+"/securityContext"))){
vErrors = vErrors === null ? validate41.errors : joined(vErrors, validate41.errors);
errors = vErrors.length;
}
}
if(data.startupProbe !== undefined){
if(!(validate32(data.startupProbe, instancePath+"/startupProbe"))){
vErrors = vErrors === null ? validate32.errors : joined(vErrors, validate32.errors);
errors = vErrors.length;
}
}
if(data.stdin !== undefined){
let data22 = data.stdin;
if((typeof data22 !== "boolean") && (data22 !== null)){
const err19 = {instancePath:instancePath+"/stdin",schemaPath:"#/properties/stdin/type",keyword:"type",params:{type: schema49.properties.stdin.type},schema:schema49.properties.stdin.type,parentSchema:schema49.properties.stdin,data:data22};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.stdinOnce !== undefined){
let data23 = data.stdinOnce;
if((typeof data23 !== "boolean") && (data23 !== null)){
const err20 = {instancePath:instancePath+"/stdinOnce",schemaPath:"#/properties/stdinOnce/type",keyword:"type",params:{type: schema49.properties.stdinOnce.type},schema:schema49.properties.stdinOnce.type,parentSchema:schema49.properties.stdinOnce,data:data23};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.targetContainerName !== undefined){
let data24 = data.targetContainerName;
if((typeof data24 !== "string") && (data24 !== null)){
const err21 = {instancePath:instancePath+"/targetContainerName",schemaPath:"#/properties/targetContainerName/type",keyword:"type",params:{type: schema49.properties.targetContainerName.type},schema:schema49.properties.targetContainerName.type,parentSchema:schema49.properties.targetContainerName,data:data24};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.terminationMessagePath !== undefined){
let data25 = data.terminationMessagePath;
if((typeof data25 !== "string") && (data25 !== null)){
const err22 = {instancePath:instancePath+"/terminationMessagePath",schemaPath:"#/properties/terminationMessagePath/type",keyword:"type",params:{type: schema49.properties.terminationMessagePath.type},schema:schema49.properties.terminationMessagePath.type,parentSchema:schema49.properties.terminationMessagePath,data:data25};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.terminationMessagePolicy !== undefined){
let data26 = data.terminationMessagePolicy;
if((typeof data26 !== "string") && (data26 !== null)){
const err23 = {instancePath:instancePath+"/terminationMessagePolicy",schemaPath:"#/properties/terminationMessagePolicy/type",keyword:"type",params:{type: schema49.properties.terminationMessagePolicy.type},schema:schema49.properties.terminationMessagePolicy.type,parentSchema:schema49.properties.terminationMessagePolicy,data:data26};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.tty !== undefined){
let data27 = data.tty;
if((typeof data27 !== "boolean") && (data27 !== null)){
const err24 = {instancePath:instancePath+"/tty",schemaPath:"#/properties/tty/type",keyword:"type",params:{type: schema49.properties.tty.type},schema:schema49.properties.tty.type,parentSchema:schema49.properties.tty,data:data27};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.volumeDevices !== undefined){
let data28 = data.volumeDevices;
if((!(Array.isArray(data28))) && (data28 !== null)){
const err25 = {instancePath:instancePath+"/volumeDevices",schemaPath:"#/properties/volumeDevices/type",keyword:"type",params:{type: schema49.properties.volumeDevices.type},schema:schema49.properties.volumeDevices.type,parentSchema:schema49.properties.volumeDevices,data:data28};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(Array.isArray(data28)){
const len6 = data28.length;
for(let i6=0; i6<len6; i6++){
let data29 = data28[i6];
if(!(data29 && typeof data29 == "object" && !Array.isArray(data29))){
const err26 = {instancePath:instancePath+"/volumeDevices/" + i6,schemaPath:"#/properties/volumeDevices/items/type",keyword:"type",params:{type: "object"},schema:schema49.properties.volumeDevices.items.type,parentSchema:schema49.properties.volumeDevices.items,data:data29};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!(validate42(data29, instancePath+"/volumeDevices/" + i6))){
vErrors = vErrors === null ? validate42.errors : joined(vErrors, validate42.errors);
errors = vErrors.length;
}
}
}
}
if(data.volumeMounts !== undefined){
let data30 = data.volumeMounts;
if((!(Array.isArray(data30))) && (data30 !== null)){
const err27 = {instancePath:instancePath+"/volumeMounts",schemaPath:"#/properties/volumeMounts/type",keyword:"type",params:{type: schema49.properties.volumeMounts.type},schema:schema49.properties.volumeMounts.type,parentSchema:schema49.properties.volumeMounts,data:data30};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(Array.isArray(data30)){
const len7 = data30.length;
for(let i7=0; i7<len7; i7++){
let data31 = data30[i7];
if(!(data31 && typeof data31 == "object" && !Array.isArray(data31))){
const err28 = {instancePath:instancePath+"/volumeMounts/" + i7,schemaPath:"#/properties/volumeMounts/items/type",keyword:"type",params:{type: "object"},schema:schema49.properties.volumeMounts.items.type,parentSchema:schema49.properties.volumeMounts.items,data:data31};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!(validate43(data31, instancePath+"/volumeMounts/" + i7))){
vErrors = vErrors === null ? validate43.errors : joined(vErrors, validate43.errors);
errors = vErrors.length;
}
}
}
}
if(data.workingDir !== undefined){
let data32 = data.workingDir;
if((typeof data32 !== "string") && (data32 !== null)){
const err29 = {instancePath:instancePath+"/workingDir",schemaPath:"#/properties/workingDir/type",keyword:"type",params:{type: schema49.properties.workingDir.type},schema:schema49.properties.workingDir.type,parentSchema:schema49.properties.workingDir,data:data32};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.$patch !== undefined){
let data33 = data.$patch;
if(!(((data33 === "replace") || (data33 === "delete")) || (data33 === "merge"))){
const err30 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema49.properties.$patch.enum},schema:schema49.properties.$patch.enum,parentSchema:schema49.properties.$patch,data:data33};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
validate47.errors = vErrors;
return errors === 0;
}

const schema50 = {"type":["object","null"],"required":["ip"],"properties":{"hostnames":{"type":["array","null"],"items":{"type":"string"}},"ip":{"type":["string","null"],"pattern":"^([0-9]{1,3}([.][0-9]{1,3}){3}|[0-9a-fA-F.]*:[0-9a-fA-F:.]*)$","x-form":"an IP address"},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};
const pattern4 = new RegExp("^([0-9]{1,3}([.][0-9]{1,3}){3}|[0-9a-fA-F.]*:[0-9a-fA-F:.]*)$", "u");

function validate48(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema50.type},schema:schema50.type,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ip === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ip"},schema:schema50.required,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "hostnames") || (key0 === "ip")) || (key0 === "$patch"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.hostnames !== undefined){
let data0 = data.hostnames;
if((!(Array.isArray(data0))) && (data0 !== null)){
const err3 = {instancePath:instancePath+"/hostnames",schemaPath:"#/properties/hostnames/type",keyword:"type",params:{type: schema50.properties.hostnames.type},schema:schema50.properties.hostnames.type,parentSchema:schema50.properties.hostnames,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/hostnames/" + i0,schemaPath:"#/properties/hostnames/items/type",keyword:"type",params:{type: "string"},schema:schema50.properties.hostnames.items.type,parentSchema:schema50.properties.hostnames.items,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
if(data.ip !== undefined){
let data2 = data.ip;
if((typeof data2 !== "string") && (data2 !== null)){
const err5 = {instancePath:instancePath+"/ip",schemaPath:"#/properties/ip/type",keyword:"type",params:{type: schema50.properties.ip.type},schema:schema50.properties.ip.type,parentSchema:schema50.properties.ip,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
const err6 = {instancePath:instancePath+"/ip",schemaPath:"#/properties/ip/pattern",keyword:"pattern",params:{ pattern: "the form of an IP address" },schema:"^([0-9]{1,3}([.][0-9]{1,3}){3}|[0-9a-fA-F.]*:[0-9a-fA-F:.]*)$",parentSchema:schema50.properties.ip,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.$patch !== undefined){
let data3 = data.$patch;
if(!(((data3 === "replace") || (data3 === "delete")) || (data3 === "merge"))){
const err7 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema50.properties.$patch.enum},schema:schema50.properties.$patch.enum,parentSchema:schema50.properties.$patch,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
validate48.errors = vErrors;
return errors === 0;
}

const schema51 = {"type":["object","null"],"required":["name"],"properties":{"name":{"type":["string","null"],"pattern":"^[a-z0-9]([-a-z0-9]*[a-z0-9])?([.][a-z0-9]([-a-z0-9]*[a-z0-9])?)*$","x-form":"the name of an object: lowercase letters, digits, \"-\" and \".\""},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};
const pattern5 = new RegExp("^[a-z0-9]([-a-z0-9]*[a-z0-9])?([.][a-z0-9]([-a-z0-9]*[a-z0-9])?)*$", "u");

function validate49(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema51.type},schema:schema51.type,parentSchema:schema51,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema51.required,parentSchema:schema51,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "name") || (key0 === "$patch"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema51,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if((typeof data0 !== "string") && (data0 !== null)){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema51.properties.name.type},schema:schema51.properties.name.type,parentSchema:schema51.properties.name,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{ pattern: "the form of the name of an object: lowercase letters, digits, \"-\" and \".\"" },schema:"^[a-z0-9]([-a-z0-9]*[a-z0-9])?([.][a-z0-9]([-a-z0-9]*[a-z0-9])?)*$",parentSchema:schema51.properties.name,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.$patch !== undefined){
let data1 = data.$patch;
if(!(((data1 === "replace") || (data1 === "delete")) || (data1 === "merge"))){
const err5 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema51.properties.$patch.enum},schema:schema51.properties.$patch.enum,parentSchema:schema51.properties.$patch,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
validate49.errors = vErrors;
return errors === 0;
}

const schema52 = {"type":["object","null"],"properties":{"name":{"type":["string","null"],"enum":["linux","windows"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};

function validate50(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema52.type},schema:schema52.type,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "name") || (key0 === "$patch"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if((typeof data0 !== "string") && (data0 !== null)){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema52.properties.name.type},schema:schema52.properties.name.type,parentSchema:schema52.properties.name,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((data0 === "linux") || (data0 === "windows"))){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/enum",keyword:"enum",params:{allowedValues: schema52.properties.name.enum},schema:schema52.properties.name.enum,parentSchema:schema52.properties.name,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.$patch !== undefined){
let data1 = data.$patch;
if(!(((data1 === "replace") || (data1 === "delete")) || (data1 === "merge"))){
const err4 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema52.properties.$patch.enum},schema:schema52.properties.$patch.enum,parentSchema:schema52.properties.$patch,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
validate50.errors = vErrors;
return errors === 0;
}

const schema53 = {"type":["object","null"],"required":["conditionType"],"properties":{"conditionType":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};

function validate51(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema53.type},schema:schema53.type,parentSchema:schema53,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.conditionType === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "conditionType"},schema:schema53.required,parentSchema:schema53,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "conditionType") || (key0 === "$patch"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema53,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.conditionType !== undefined){
let data0 = data.conditionType;
if((typeof data0 !== "string") && (data0 !== null)){
const err3 = {instancePath:instancePath+"/conditionType",schemaPath:"#/properties/conditionType/type",keyword:"type",params:{type: schema53.properties.conditionType.type},schema:schema53.properties.conditionType.type,parentSchema:schema53.properties.conditionType,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.$patch !== undefined){
let data1 = data.$patch;
if(!(((data1 === "replace") || (data1 === "delete")) || (data1 === "merge"))){
const err4 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema53.properties.$patch.enum},schema:schema53.properties.$patch.enum,parentSchema:schema53.properties.$patch,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
validate51.errors = vErrors;
return errors === 0;
}

const schema54 = {"type":["object","null"],"required":["name"],"properties":{"name":{"type":["string","null"]},"source":{"$ref":"#/definitions/ClaimSource"},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};
const schema55 = {"type":["object","null"],"properties":{"resourceClaimName":{"type":["string","null"]},"resourceClaimTemplateName":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};

function validate52(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema55.type},schema:schema55.type,parentSchema:schema55,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "resourceClaimName") || (key0 === "resourceClaimTemplateName")) || (key0 === "$patch"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema55,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.resourceClaimName !== undefined){
let data0 = data.resourceClaimName;
if((typeof data0 !== "string") && (data0 !== null)){
const err2 = {instancePath:instancePath+"/resourceClaimName",schemaPath:"#/properties/resourceClaimName/type",keyword:"type",params:{type: schema55.properties.resourceClaimName.type},schema:schema55.properties.resourceClaimName.type,parentSchema:schema55.properties.resourceClaimName,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.resourceClaimTemplateName !== undefined){
let data1 = data.resourceClaimTemplateName;
if((typeof data1 !== "string") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/resourceClaimTemplateName",schemaPath:"#/properties/resourceClaimTemplateName/type",keyword:"type",params:{type: schema55.properties.resourceClaimTemplateName.type},schema:schema55.properties.resourceClaimTemplateName.type,parentSchema:schema55.properties.resourceClaimTemplateName,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.$patch !== undefined){
let data2 = data.$patch;
if(!(((data2 === "replace") || (data2 === "delete")) || (data2 === "merge"))){
const err4 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema55.properties.$patch.enum},schema:schema55.properties.$patch.enum,parentSchema:schema55.properties.$patch,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
validate52.errors = vErrors;
return errors === 0;
}


function validate53(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema54.type},schema:schema54.type,parentSchema:schema54,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema54.required,parentSchema:schema54,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "source")) || (key0 === "$patch"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema54,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if((typeof data0 !== "string") && (data0 !== null)){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema54.properties.name.type},schema:schema54.properties.name.type,parentSchema:schema54.properties.name,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.source !== undefined){
if(!(validate52(data.source, instancePath+"/source"))){
vErrors = vErrors === null ? validate52.errors : joined(vErrors, validate52.errors);
errors = vErrors.length;
}
}
if(data.$patch !== undefined){
let data2 = data.$patch;
if(!(((data2 === "replace") || (data2 === "delete")) || (data2 === "merge"))){
const err4 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema54.properties.$patch.enum},schema:schema54.properties.$patch.enum,parentSchema:schema54.properties.$patch,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
validate53.errors = vErrors;
return errors === 0;
}

const schema56 = {"type":["object","null"],"required":["name"],"properties":{"name":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};

function validate54(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema56.type},schema:schema56.type,parentSchema:schema56,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema56.required,parentSchema:schema56,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "name") || (key0 === "$patch"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema56,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if((typeof data0 !== "string") && (data0 !== null)){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema56.properties.name.type},schema:schema56.properties.name.type,parentSchema:schema56.properties.name,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.$patch !== undefined){
let data1 = data.$patch;
if(!(((data1 === "replace") || (data1 === "delete")) || (data1 === "merge"))){
const err4 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema56.properties.$patch.enum},schema:schema56.properties.$patch.enum,parentSchema:schema56.properties.$patch,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
validate54.errors = vErrors;
return errors === 0;
}

const schema57 = {"type":["object","null"],"properties":{"fsGroup":{"type":["integer","null"],"minimum":0,"maximum":2147483647},"fsGroupChangePolicy":{"type":["string","null"],"enum":["OnRootMismatch","Always"]},"runAsGroup":{"type":["integer","null"],"minimum":0,"maximum":2147483647},"runAsNonRoot":{"type":["boolean","null"]},"runAsUser":{"type":["integer","null"],"minimum":0,"maximum":2147483647},"seLinuxOptions":{"$ref":"#/definitions/SELinuxOptions"},"seccompProfile":{"$ref":"#/definitions/SeccompProfile"},"supplementalGroups":{"type":["array","null"],"items":{"type":"integer"}},"sysctls":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/Sysctl"}},"windowsOptions":{"$ref":"#/definitions/WindowsSecurityContextOptions"},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};
const schema58 = {"type":["object","null"],"required":["name","value"],"properties":{"name":{"type":["string","null"]},"value":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};

function validate55(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema58.type},schema:schema58.type,parentSchema:schema58,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema58.required,parentSchema:schema58,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.value === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"},schema:schema58.required,parentSchema:schema58,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "value")) || (key0 === "$patch"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema58,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if((typeof data0 !== "string") && (data0 !== null)){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema58.properties.name.type},schema:schema58.properties.name.type,parentSchema:schema58.properties.name,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.value !== undefined){
let data1 = data.value;
if((typeof data1 !== "string") && (data1 !== null)){
const err5 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: schema58.properties.value.type},schema:schema58.properties.value.type,parentSchema:schema58.properties.value,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.$patch !== undefined){
let data2 = data.$patch;
if(!(((data2 === "replace") || (data2 === "delete")) || (data2 === "merge"))){
const err6 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema58.properties.$patch.enum},schema:schema58.properties.$patch.enum,parentSchema:schema58.properties.$patch,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
validate55.errors = vErrors;
return errors === 0;
}


function validate56(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema57.type},schema:schema57.type,parentSchema:schema57,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0.call(schema57.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema57,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.fsGroup !== undefined){
let data0 = data.fsGroup;
if((!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) && (data0 !== null)){
const err2 = {instancePath:instancePath+"/fsGroup",schemaPath:"#/properties/fsGroup/type",keyword:"type",params:{type: schema57.properties.fsGroup.type},schema:schema57.properties.fsGroup.type,parentSchema:schema57.properties.fsGroup,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/fsGroup",schemaPath:"#/properties/fsGroup/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},schema:2147483647,parentSchema:schema57.properties.fsGroup,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/fsGroup",schemaPath:"#/properties/fsGroup/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema57.properties.fsGroup,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.fsGroupChangePolicy !== undefined){
let data1 = data.fsGroupChangePolicy;
if((typeof data1 !== "string") && (data1 !== null)){
const err5 = {instancePath:instancePath+"/fsGroupChangePolicy",schemaPath:"#/properties/fsGroupChangePolicy/type",keyword:"type",params:{type: schema57.properties.fsGroupChangePolicy.type},schema:schema57.properties.fsGroupChangePolicy.type,parentSchema:schema57.properties.fsGroupChangePolicy,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((data1 === "OnRootMismatch") || (data1 === "Always"))){
const err6 = {instancePath:instancePath+"/fsGroupChangePolicy",schemaPath:"#/properties/fsGroupChangePolicy/enum",keyword:"enum",params:{allowedValues: schema57.properties.fsGroupChangePolicy.enum},schema:schema57.properties.fsGroupChangePolicy.enum,parentSchema:schema57.properties.fsGroupChangePolicy,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.runAsGroup !== undefined){
let data2 = data.runAsGroup;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
const err7 = {instancePath:instancePath+"/runAsGroup",schemaPath:"#/properties/runAsGroup/type",keyword:"type",params:{type: schema57.properties.runAsGroup.type},schema:schema57.properties.runAsGroup.type,parentSchema:schema57.properties.runAsGroup,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2147483647 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/runAsGroup",schemaPath:"#/properties/runAsGroup/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},schema:2147483647,parentSchema:schema57.properties.runAsGroup,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/runAsGroup",schemaPath:"#/properties/runAsGroup/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema57.properties.runAsGroup,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.runAsNonRoot !== undefined){
let data3 = data.runAsNonRoot;
if((typeof data3 !== "boolean") && (data3 !== null)){
const err10 = {instancePath:instancePath+"/runAsNonRoot",schemaPath:"#/properties/runAsNonRoot/type",keyword:"type",params:{type: schema57.properties.runAsNonRoot.type},schema:schema57.properties.runAsNonRoot.type,parentSchema:schema57.properties.runAsNonRoot,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.runAsUser !== undefined){
let data4 = data.runAsUser;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
const err11 = {instancePath:instancePath+"/runAsUser",schemaPath:"#/properties/runAsUser/type",keyword:"type",params:{type: schema57.properties.runAsUser.type},schema:schema57.properties.runAsUser.type,parentSchema:schema57.properties.runAsUser,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 2147483647 || isNaN(data4)){
const err12 = {instancePath:instancePath+"/runAsUser",schemaPath:"#/properties/runAsUser/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},schema:2147483647,parentSchema:schema57.properties.runAsUser,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/runAsUser",schemaPath:"#/properties/runAsUser/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema57.properties.runAsUser,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.seLinuxOptions !== undefined){
if(!(validate38(data.seLinuxOptions, instancePath+"/seLinuxOptions"))){
vErrors = vErrors === null ? validate38.errors : joined(vErrors, validate38.errors);
errors = vErrors.length;
}
}
if(data.seccompProfile !== undefined){
if(!(validate39(data.seccompProfile, instancePath+"/seccompProfile"))){
vErrors = vErrors === null ? validate39.errors : joined(vErrors, validate39.errors);
errors = vErrors.length;
}
}
if(data.supplementalGroups !== undefined){
let data7 = data.supplementalGroups;
if((!(Array.isArray(data7))) && (data7 !== null)){
const err14 = {instancePath:instancePath+"/supplementalGroups",schemaPath:"#/properties/supplementalGroups/type",keyword:"type",params:{type: schema57.properties.supplementalGroups.type},schema:schema57.properties.supplementalGroups.type,parentSchema:schema57.properties.supplementalGroups,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err15 = {instancePath:instancePath+"/supplementalGroups/" + i0,schemaPath:"#/properties/supplementalGroups/items/type",keyword:"type",params:{type: "integer"},schema:schema57.properties.supplementalGroups.items.type,parentSchema:schema57.properties.supplementalGroups.items,data:data8};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
}
if(data.sysctls !== undefined){
let data9 = data.sysctls;
if((!(Array.isArray(data9))) && (data9 !== null)){
const err16 = {instancePath:instancePath+"/sysctls",schemaPath:"#/properties/sysctls/type",keyword:"type",params:{type: schema57.properties.sysctls.type},schema:schema57.properties.sysctls.type,parentSchema:schema57.properties.sysctls,data:data9};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(Array.isArray(data9)){
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
if(!(data10 && typeof data10 == "object" && !Array.isArray(data10))){
const err17 = {instancePath:instancePath+"/sysctls/" + i1,schemaPath:"#/properties/sysctls/items/type",keyword:"type",params:{type: "object"},schema:schema57.properties.sysctls.items.type,parentSchema:schema57.properties.sysctls.items,data:data10};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(validate55(data10, instancePath+"/sysctls/" + i1))){
vErrors = vErrors === null ? validate55.errors : joined(vErrors, validate55.errors);
errors = vErrors.length;
}
}
}
}
if(data.windowsOptions !== undefined){
if(!(validate40(data.windowsOptions, instancePath+"/windowsOptions"))){
vErrors = vErrors === null ? validate40.errors : joined(vErrors, validate40.errors);
errors = vErrors.length;
}
}
if(data.$patch !== undefined){
let data12 = data.$patch;
if(!(((data12 === "replace") || (data12 === "delete")) || (data12 === "merge"))){
const err18 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema57.properties.$patch.enum},schema:schema57.properties.$patch.enum,parentSchema:schema57.properties.$patch,data:data12};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
validate56.errors = vErrors;
return errors === 0;
}

const schema59 = {"type":["object","null"],"properties":{"effect":{"type":["string","null"],"enum":["NoSchedule","PreferNoSchedule","NoExecute"]},"key":{"type":["string","null"]},"operator":{"type":["string","null"],"enum":["Exists","Equal","Gt","Lt"]},"tolerationSeconds":{"type":["integer","null"]},"value":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};

function validate57(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema59.type},schema:schema59.type,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((key0 === "effect") || (key0 === "key")) || (key0 === "operator")) || (key0 === "tolerationSeconds")) || (key0 === "value")) || (key0 === "$patch"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.effect !== undefined){
let data0 = data.effect;
if((typeof data0 !== "string") && (data0 !== null)){
const err2 = {instancePath:instancePath+"/effect",schemaPath:"#/properties/effect/type",keyword:"type",params:{type: schema59.properties.effect.type},schema:schema59.properties.effect.type,parentSchema:schema59.properties.effect,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(((data0 === "NoSchedule") || (data0 === "PreferNoSchedule")) || (data0 === "NoExecute"))){
const err3 = {instancePath:instancePath+"/effect",schemaPath:"#/properties/effect/enum",keyword:"enum",params:{allowedValues: schema59.properties.effect.enum},schema:schema59.properties.effect.enum,parentSchema:schema59.properties.effect,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.key !== undefined){
let data1 = data.key;
if((typeof data1 !== "string") && (data1 !== null)){
const err4 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: schema59.properties.key.type},schema:schema59.properties.key.type,parentSchema:schema59.properties.key,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.operator !== undefined){
let data2 = data.operator;
if((typeof data2 !== "string") && (data2 !== null)){
const err5 = {instancePath:instancePath+"/operator",schemaPath:"#/properties/operator/type",keyword:"type",params:{type: schema59.properties.operator.type},schema:schema59.properties.operator.type,parentSchema:schema59.properties.operator,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((data2 === "Exists") || (data2 === "Equal")) || (data2 === "Gt")) || (data2 === "Lt"))){
const err6 = {instancePath:instancePath+"/operator",schemaPath:"#/properties/operator/enum",keyword:"enum",params:{allowedValues: schema59.properties.operator.enum},schema:schema59.properties.operator.enum,parentSchema:schema59.properties.operator,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.tolerationSeconds !== undefined){
let data3 = data.tolerationSeconds;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
const err7 = {instancePath:instancePath+"/tolerationSeconds",schemaPath:"#/properties/tolerationSeconds/type",keyword:"type",params:{type: schema59.properties.tolerationSeconds.type},schema:schema59.properties.tolerationSeconds.type,parentSchema:schema59.properties.tolerationSeconds,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.value !== undefined){
let data4 = data.value;
if((typeof data4 !== "string") && (data4 !== null)){
const err8 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: schema59.properties.value.type},schema:schema59.properties.value.type,parentSchema:schema59.properties.value,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.$patch !== undefined){
let data5 = data.$patch;
if(!(((data5 === "replace") || (data5 === "delete")) || (data5 === "merge"))){
const err9 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema59.properties.$patch.enum},schema:schema59.properties.$patch.enum,parentSchema:schema59.properties.$patch,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
validate57.errors = vErrors;
return errors === 0;
}

const schema60 = {"type":["object","null"],"required":["topologyKey"],"properties":{"labelSelector":{"$ref":"#/definitions/LabelSelector"},"matchLabelKeys":{"type":["array","null"],"items":{"type":"string"}},"maxSkew":{"type":["integer","null"],"minimum":1},"minDomains":{"type":["integer","null"],"minimum":1},"nodeAffinityPolicy":{"type":["string","null"],"enum":["Honor","Ignore"]},"nodeTaintsPolicy":{"type":["string","null"],"enum":["Honor","Ignore"]},"topologyKey":{"type":["string","null"]},"whenUnsatisfiable":{"type":["string","null"],"enum":["DoNotSchedule","ScheduleAnyway"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};

function validate58(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema60.type},schema:schema60.type,parentSchema:schema60,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.topologyKey === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "topologyKey"},schema:schema60.required,parentSchema:schema60,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema60.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema60,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.labelSelector !== undefined){
if(!(validate10(data.labelSelector, instancePath+"/labelSelector"))){
vErrors = vErrors === null ? validate10.errors : joined(vErrors, validate10.errors);
errors = vErrors.length;
}
}
if(data.matchLabelKeys !== undefined){
let data1 = data.matchLabelKeys;
if((!(Array.isArray(data1))) && (data1 !== null)){
const err3 = {instancePath:instancePath+"/matchLabelKeys",schemaPath:"#/properties/matchLabelKeys/type",keyword:"type",params:{type: schema60.properties.matchLabelKeys.type},schema:schema60.properties.matchLabelKeys.type,parentSchema:schema60.properties.matchLabelKeys,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/matchLabelKeys/" + i0,schemaPath:"#/properties/matchLabelKeys/items/type",keyword:"type",params:{type: "string"},schema:schema60.properties.matchLabelKeys.items.type,parentSchema:schema60.properties.matchLabelKeys.items,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
if(data.maxSkew !== undefined){
let data3 = data.maxSkew;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
const err5 = {instancePath:instancePath+"/maxSkew",schemaPath:"#/properties/maxSkew/type",keyword:"type",params:{type: schema60.properties.maxSkew.type},schema:schema60.properties.maxSkew.type,parentSchema:schema60.properties.maxSkew,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err6 = {instancePath:instancePath+"/maxSkew",schemaPath:"#/properties/maxSkew/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema60.properties.maxSkew,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.minDomains !== undefined){
let data4 = data.minDomains;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
const err7 = {instancePath:instancePath+"/minDomains",schemaPath:"#/properties/minDomains/type",keyword:"type",params:{type: schema60.properties.minDomains.type},schema:schema60.properties.minDomains.type,parentSchema:schema60.properties.minDomains,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
const err8 = {instancePath:instancePath+"/minDomains",schemaPath:"#/properties/minDomains/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema60.properties.minDomains,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.nodeAffinityPolicy !== undefined){
let data5 = data.nodeAffinityPolicy;
if((typeof data5 !== "string") && (data5 !== null)){
const err9 = {instancePath:instancePath+"/nodeAffinityPolicy",schemaPath:"#/properties/nodeAffinityPolicy/type",keyword:"type",params:{type: schema60.properties.nodeAffinityPolicy.type},schema:schema60.properties.nodeAffinityPolicy.type,parentSchema:schema60.properties.nodeAffinityPolicy,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((data5 === "Honor") || (data5 === "Ignore"))){
const err10 = {instancePath:instancePath+"/nodeAffinityPolicy",schemaPath:"#/properties/nodeAffinityPolicy/enum",keyword:"enum",params:{allowedValues: schema60.properties.nodeAffinityPolicy.enum},schema:schema60.properties.nodeAffinityPolicy.enum,parentSchema:schema60.properties.nodeAffinityPolicy,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.nodeTaintsPolicy !== undefined){
let data6 = data.nodeTaintsPolicy;
if((typeof data6 !== "string") && (data6 !== null)){
const err11 = {instancePath:instancePath+"/nodeTaintsPolicy",schemaPath:"#/properties/nodeTaintsPolicy/type",keyword:"type",params:{type: schema60.properties.nodeTaintsPolicy.type},schema:schema60.properties.nodeTaintsPolicy.type,parentSchema:schema60.properties.nodeTaintsPolicy,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!((data6 === "Honor") || (data6 === "Ignore"))){
const err12 = {instancePath:instancePath+"/nodeTaintsPolicy",schemaPath:"#/properties/nodeTaintsPolicy/enum",keyword:"enum",params:{allowedValues: schema60.properties.nodeTaintsPolicy.enum},schema:schema60.properties.nodeTaintsPolicy.enum,parentSchema:schema60.properties.nodeTaintsPolicy,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.topologyKey !== undefined){
let data7 = data.topologyKey;
if((typeof data7 !== "string") && (data7 !== null)){
const err13 = {instancePath:instancePath+"/topologyKey",schemaPath:"#/properties/topologyKey/type",keyword:"type",params:{type: schema60.properties.topologyKey.type},schema:schema60.properties.topologyKey.type,parentSchema:schema60.properties.topologyKey,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.whenUnsatisfiable !== undefined){
let data8 = data.whenUnsatisfiable;
if((typeof data8 !== "string") && (data8 !== null)){
const err14 = {instancePath:instancePath+"/whenUnsatisfiable",schemaPath:"#/properties/whenUnsatisfiable/type",keyword:"type",params:{type: schema60.properties.whenUnsatisfiable.type},schema:schema60.properties.whenUnsatisfiable.type,parentSchema:schema60.properties.whenUnsatisfiable,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!((data8 === "DoNotSchedule") || (data8 === "ScheduleAnyway"))){
const err15 = {instancePath:instancePath+"/whenUnsatisfiable",schemaPath:"#/properties/whenUnsatisfiable/enum",keyword:"enum",params:{allowedValues: schema60.properties.whenUnsatisfiable.enum},schema:schema60.properties.whenUnsatisfiable.enum,parentSchema:schema60.properties.whenUnsatisfiable,data:data8};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.$patch !== undefined){
let data9 = data.$patch;
if(!(((data9 === "replace") || (data9 === "delete")) || (data9 === "merge"))){
const err16 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema60.properties.$patch.enum},schema:schema60.properties.$patch.enum,parentSchema:schema60.properties.$patch,data:data9};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
validate58.errors = vErrors;
return errors === 0;
}

const schema61 = {"type":["object","null"],"required":["name"],"properties":{"awsElasticBlockStore":{"$ref":"#/definitions/AWSElasticBlockStoreVolumeSource"},"azureDisk":{"$ref":"#/definitions/AzureDiskVolumeSource"},"azureFile":{"$ref":"#/definitions/AzureFileVolumeSource"},"cephfs":{"$ref":"#/definitions/CephFSVolumeSource"},"cinder":{"$ref":"#/definitions/CinderVolumeSource"},"configMap":{"$ref":"#/definitions/ConfigMapVolumeSource"},"csi":{"$ref":"#/definitions/CSIVolumeSource"},"downwardAPI":{"$ref":"#/definitions/DownwardAPIVolumeSource"},"emptyDir":{"$ref":"#/definitions/EmptyDirVolumeSource"},"ephemeral":{"$ref":"#/definitions/EphemeralVolumeSource"},"fc":{"$ref":"#/definitions/FCVolumeSource"},"flexVolume":{"$ref":"#/definitions/FlexVolumeSource"},"flocker":{"$ref":"#/definitions/FlockerVolumeSource"},"gcePersistentDisk":{"$ref":"#/definitions/GCEPersistentDiskVolumeSource"},"gitRepo":{"$ref":"#/definitions/GitRepoVolumeSource"},"glusterfs":{"$ref":"#/definitions/GlusterfsVolumeSource"},"hostPath":{"$ref":"#/definitions/HostPathVolumeSource"},"iscsi":{"$ref":"#/definitions/ISCSIVolumeSource"},"name":{"type":["string","null"],"pattern":"^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$","x-form":"a name of at most 63 lowercase letters, digits and \"-\""},"nfs":{"$ref":"#/definitions/NFSVolumeSource"},"persistentVolumeClaim":{"$ref":"#/definitions/PersistentVolumeClaimVolumeSource"},"photonPersistentDisk":{"$ref":"#/definitions/PhotonPersistentDiskVolumeSource"},"portworxVolume":{"$ref":"#/definitions/PortworxVolumeSource"},"projected":{"$ref":"#/definitions/ProjectedVolumeSource"},"quobyte":{"$ref":"#/definitions/QuobyteVolumeSource"},"rbd":{"$ref":"#/definitions/RBDVolumeSource"},"scaleIO":{"$ref":"#/definitions/ScaleIOVolumeSource"},"secret":{"$ref":"#/definitions/SecretVolumeSource"},"storageos":{"$ref":"#/definitions/StorageOSVolumeSource"},"vsphereVolume":{"$ref":"#/definitions/VsphereVirtualDiskVolumeSource"},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};
const schema62 = {"type":["object","null"],"properties":{"fsType":{"type":["string","null"]},"partition":{"type":["integer","null"]},"readOnly":{"type":["boolean","null"]},"volumeID":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};

function validate59(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema62.type},schema:schema62.type,parentSchema:schema62,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "fsType") || (key0 === "partition")) || (key0 === "readOnly")) || (key0 === "volumeID")) || (key0 === "$patch"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema62,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.fsType !== undefined){
let data0 = data.fsType;
if((typeof data0 !== "string") && (data0 !== null)){
const err2 = {instancePath:instancePath+"/fsType",schemaPath:"#/properties/fsType/type",keyword:"type",params:{type: schema62.properties.fsType.type},schema:schema62.properties.fsType.type,parentSchema:schema62.properties.fsType,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.partition !== undefined){
let data1 = data.partition;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
const err3 = {instancePath:instancePath+"/partition",schemaPath:"#/properties/partition/type",keyword:"type",params:{type: schema62.properties.partition.type},schema:schema62.properties.partition.type,parentSchema:schema62.properties.partition,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.readOnly !== undefined){
let data2 = data.readOnly;
if((typeof data2 !== "boolean") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/readOnly",schemaPath:"#/properties/readOnly/type",keyword:"type",params:{type: schema62.properties.readOnly.type},schema:schema62.properties.readOnly.type,parentSchema:schema62.properties.readOnly,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.volumeID !== undefined){
let data3 = data.volumeID;
if((typeof data3 !== "string") && (data3 !== null)){
const err5 = {instancePath:instancePath+"/volumeID",schemaPath:"#/properties/volumeID/type",keyword:"type",params:{type: schema62.properties.volumeID.type},schema:schema62.properties.volumeID.type,parentSchema:schema62.properties.volumeID,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.$patch !== undefined){
let data4 = data.$patch;
if(!(((data4 === "replace") || (data4 === "delete")) || (data4 === "merge"))){
const err6 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema62.properties.$patch.enum},schema:schema62.properties.$patch.enum,parentSchema:schema62.properties.$patch,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
validate59.errors = vErrors;
return errors === 0;
}

const schema63 = {"type":["object","null"],"properties":{"cachingMode":{"type":["string","null"]},"diskName":{"type":["string","null"]},"diskURI":{"type":["string","null"]},"fsType":{"type":["string","null"]},"kind":{"type":["string","null"]},"readOnly":{"type":["boolean","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};

function validate60(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema63.type},schema:schema63.type,parentSchema:schema63,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((((key0 === "cachingMode") || (key0 === "diskName")) || (key0 === "diskURI")) || (key0 === "fsType")) || (key0 === "kind")) || (key0 === "readOnly")) || (key0 === "$patch"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema63,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.cachingMode !== undefined){
let data0 = data.cachingMode;
if((typeof data0 !== "string") && (data0 !== null)){
const err2 = {instancePath:instancePath+"/cachingMode",schemaPath:"#/properties/cachingMode/type",keyword:"type",params:{type: schema63.properties.cachingMode.type},schema:schema63.properties.cachingMode.type,parentSchema:schema63.properties.cachingMode,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.diskName !== undefined){
let data1 = data.diskName;
if((typeof data1 !== "string") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/diskName",schemaPath:"#/properties/diskName/type",keyword:"type",params:{type: schema63.properties.diskName.type},schema:schema63.properties.diskName.type,parentSchema:schema63.properties.diskName,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.diskURI !== undefined){
let data2 = data.diskURI;
if((typeof data2 !== "string") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/diskURI",schemaPath:"#/properties/diskURI/type",keyword:"type",params:{type: schema63.properties.diskURI.type},schema:schema63.properties.diskURI.type,parentSchema:schema63.properties.diskURI,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.fsType !== undefined){
let data3 = data.fsType;
if((typeof data3 !== "string") && (data3 !== null)){
const err5 = {instancePath:instancePath+"/fsType",schemaPath:"#/properties/fsType/type",keyword:"type",params:{type: schema63.properties.fsType.type},schema:schema63.properties.fsType.type,parentSchema:schema63.properties.fsType,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.kind !== undefined){
let data4 = data.kind;
if((typeof data4 !== "string") && (data4 !== null)){
const err6 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: schema63.properties.kind.type},schema:schema63.properties.kind.type,parentSchema:schema63.properties.kind,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.readOnly !== undefined){
let data5 = data.readOnly;
if((typeof data5 !== "boolean") && (data5 !== null)){
const err7 = {instancePath:instancePath+"/readOnly",schemaPath:"#/properties/readOnly/type",keyword:"type",params:{type: schema63.properties.readOnly.type},schema:schema63.properties.readOnly.type,parentSchema:schema63.properties.readOnly,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.$patch !== undefined){
let data6 = data.$patch;
if(!(((data6 === "replace") || (data6 === "delete")) || (data6 === "merge"))){
const err8 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema63.properties.$patch.enum},schema:schema63.properties.$patch.enum,parentSchema:schema63.properties.$patch,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
validate60.errors = vErrors;
return errors === 0;
}

const schema64 = {"type":["object","null"],"properties":{"readOnly":{"type":["boolean","null"]},"secretName":{"type":["string","null"]},"shareName":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};

function validate61(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema64.type},schema:schema64.type,parentSchema:schema64,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "readOnly") || (key0 === "secretName")) || (key0 === "shareName")) || (key0 === "$patch"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema64,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.readOnly !== undefined){
let data0 = data.readOnly;
if((typeof data0 !== "boolean") && (data0 !== null)){
const err2 = {instancePath:instancePath+"/readOnly",schemaPath:"#/properties/readOnly/type",keyword:"type",params:{type: schema64.properties.readOnly.type},schema:schema64.properties.readOnly.type,parentSchema:schema64.properties.readOnly,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.secretName !== undefined){
let data1 = data.secretName;
if((typeof data1 !== "string") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/secretName",schemaPath:"#/properties/secretName/type",keyword:"type",params:{type: schema64.properties.secretName.type},schema:schema64.properties.secretName.type,parentSchema:schema64.properties.secretName,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.shareName !== undefined){
let data2 = data.shareName;
if((typeof data2 !== "string") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/shareName",schemaPath:"#/properties/shareName/type",keyword:"type",params:{type: schema64.properties.shareName.type},schema:schema64.properties.shareName.type,parentSchema:schema64.properties.shareName,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.$patch !== undefined){
let data3 = data.$patch;
if(!(((data3 === "replace") || (data3 === "delete")) || (data3 === "merge"))){
const err5 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema64.properties.$patch.enum},schema:schema64.properties.$patch.enum,parentSchema:schema64.properties.$patch,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
validate61.errors = vErrors;
return errors === 0;
}

const schema65 = {"type":["object","null"],"properties":{"monitors":{"type":["array","null"],"items":{"type":"string"}},"path":{"type":["string","null"]},"readOnly":{"type":["boolean","null"]},"secretFile":{"type":["string","null"]},"secretRef":{"$ref":"#/definitions/LocalObjectReference"},"user":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};

function validate62(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema65.type},schema:schema65.type,parentSchema:schema65,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((((key0 === "monitors") || (key0 === "path")) || (key0 === "readOnly")) || (key0 === "secretFile")) || (key0 === "secretRef")) || (key0 === "user")) || (key0 === "$patch"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema65,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.monitors !== undefined){
let data0 = data.monitors;
if((!(Array.isArray(data0))) && (data0 !== null)){
const err2 = {instancePath:instancePath+"/monitors",schemaPath:"#/properties/monitors/type",keyword:"type",params:{type: schema65.properties.monitors.type},schema:schema65.properties.monitors.type,parentSchema:schema65.properties.monitors,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/monitors/" + i0,schemaPath:"#/properties/monitors/items/type",keyword:"type",params:{type: "string"},schema:schema65.properties.monitors.items.type,parentSchema:schema65.properties.monitors.items,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
}
if(data.path !== undefined){
let data2 = data.path;
if((typeof data2 !== "string") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: schema65.properties.path.type},schema:schema65.properties.path.type,parentSchema:schema65.properties.path,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.readOnly !== undefined){
let data3 = data.readOnly;
if((typeof data3 !== "boolean") && (data3 !== null)){
const err5 = {instancePath:instancePath+"/readOnly",schemaPath:"#/properties/readOnly/type",keyword:"type",params:{type: schema65.properties.readOnly.type},schema:schema65.properties.readOnly.type,parentSchema:schema65.properties.readOnly,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.secretFile !== undefined){
let data4 = data.secretFile;
if((typeof data4 !== "string") && (data4 !== null)){
const err6 = {instancePath:instancePath+"/secretFile",schemaPath:"#/properties/secretFile/type",keyword:"type",params:{type: schema65.properties.secretFile.type},schema:schema65.properties.secretFile.type,parentSchema:schema65.properties.secretFile,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.secretRef !== undefined){
if(!(validate49(data.secretRef, instancePath+"/secretRef"))){
vErrors = vErrors === null ? validate49.errors : joined(vErrors, validate49.errors);
errors = vErrors.length;
}
}
if(data.user !== undefined){
let data6 = data.user;
if((typeof data6 !== "string") && (data6 !== null)){
const err7 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: schema65.properties.user.type},schema:schema65.properties.user.type,parentSchema:schema65.properties.user,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.$patch !== undefined){
let data7 = data.$patch;
if(!(((data7 === "replace") || (data7 === "delete")) || (data7 === "merge"))){
const err8 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema65.properties.$patch.enum},schema:schema65.properties.$patch.enum,parentSchema:schema65.properties.$patch,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
validate62.errors = vErrors;
return errors === 0;
}

const schema66 = {"type":["object","null"],"properties":{"fsType":{"type":["string","null"]},"readOnly":{"type":["boolean","null"]},"secretRef":{"$ref":"#/definitions/LocalObjectReference"},"volumeID":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};

function validate63(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema66.type},schema:schema66.type,parentSchema:schema66,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "fsType") || (key0 === "readOnly")) || (key0 === "secretRef")) || (key0 === "volumeID")) || (key0 === "$patch"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema66,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.fsType !== undefined){
let data0 = data.fsType;
if((typeof data0 !== "string") && (data0 !== null)){
const err2 = {instancePath:instancePath+"/fsType",schemaPath:"#/properties/fsType/type",keyword:"type",params:{type: schema66.properties.fsType.type},schema:schema66.properties.fsType.type,parentSchema:schema66.properties.fsType,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.readOnly !== undefined){
let data1 = data.readOnly;
if((typeof data1 !== "boolean") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/readOnly",schemaPath:"#/properties/readOnly/type",keyword:"type",params:{type: schema66.properties.readOnly.type},schema:schema66.properties.readOnly.type,parentSchema:schema66.properties.readOnly,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.secretRef !== undefined){
if(!(validate49(data.secretRef, instancePath+"/secretRef"))){
vErrors = vErrors === null ? validate49.errors : joined(vErrors, validate49.errors);
errors = vErrors.length;
}
}
if(data.volumeID !== undefined){
let data3 = data.volumeID;
if((typeof data3 !== "string") && (data3 !== null)){
const err4 = {instancePath:instancePath+"/volumeID",schemaPath:"#/properties/volumeID/type",keyword:"type",params:{type: schema66.properties.volumeID.type},schema:schema66.properties.volumeID.type,parentSchema:schema66.properties.volumeID,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.$patch !== undefined){
let data4 = data.$patch;
if(!(((data4 === "replace") || (data4 === "delete")) || (data4 === "merge"))){
const err5 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema66.properties.$patch.enum},schema:schema66.properties.$patch.enum,parentSchema:schema66.properties.$patch,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
validate63.errors = vErrors;
return errors === 0;
}

const schema67 = {"type":["object","null"],"properties":{"defaultMode":{"type":["integer","null"],"minimum":0,"maximum":511},"items":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/KeyToPath"}},"name":{"type":["string","null"]},"optional":{"type":["boolean","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};
const schema68 = {"type":["object","null"],"required":["key","path"],"properties":{"key":{"type":["string","null"]},"mode":{"type":["integer","null"],"minimum":0,"maximum":511},"path":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};

function validate64(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema68.type},schema:schema68.type,parentSchema:schema68,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"},schema:schema68.required,parentSchema:schema68,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.path === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema68.required,parentSchema:schema68,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "key") || (key0 === "mode")) || (key0 === "path")) || (key0 === "$patch"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema68,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.key !== undefined){
let data0 = data.key;
if((typeof data0 !== "string") && (data0 !== null)){
const err4 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: schema68.properties.key.type},schema:schema68.properties.key.type,parentSchema:schema68.properties.key,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.mode !== undefined){
let data1 = data.mode;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
const err5 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: schema68.properties.mode.type},schema:schema68.properties.mode.type,parentSchema:schema68.properties.mode,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 511 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/maximum",keyword:"maximum",params:{comparison: "<=", limit: 511},schema:511,parentSchema:schema68.properties.mode,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema68.properties.mode,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.path !== undefined){
let data2 = data.path;
if((typeof data2 !== "string") && (data2 !== null)){
const err8 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: schema68.properties.path.type},schema:schema68.properties.path.type,parentSchema:schema68.properties.path,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.$patch !== undefined){
let data3 = data.$patch;
if(!(((data3 === "replace") || (data3 === "delete")) || (data3 === "merge"))){
const err9 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema68.properties.$patch.enum},schema:schema68.properties.$patch.enum,parentSchema:schema68.properties.$patch,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
validate64.errors = vErrors;
return errors === 0;
}


function validate65(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema67.type},schema:schema67.type,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "defaultMode") || (key0 === "items")) || (key0 === "name")) || (key0 === "optional")) || (key0 === "$patch"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.defaultMode !== undefined){
let data0 = data.defaultMode;
if((!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) && (data0 !== null)){
const err2 = {instancePath:instancePath+"/defaultMode",schemaPath:"#/properties/defaultMode/type",keyword:"type",params:{type: schema67.properties.defaultMode.type},schema:schema67.properties.defaultMode.type,parentSchema:schema67.properties.defaultMode,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 511 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/defaultMode",schemaPath:"#/properties/defaultMode/maximum",keyword:"maximum",params:{comparison: "<=", limit: 511},schema:511,parentSchema:schema67.properties.defaultMode,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/defaultMode",schemaPath:"#/properties/defaultMode/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema67.properties.defaultMode,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.items !== undefined){
let data1 = data.items;
if((!(Array.isArray(data1))) && (data1 !== null)){
const err5 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: schema67.properties.items.type},schema:schema67.properties.items.type,parentSchema:schema67.properties.items,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
const err6 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type: "object"},schema:schema67.properties.items.items.type,parentSchema:schema67.properties.items.items,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(validate64(data2, instancePath+"/items/" + i0))){
vErrors = vErrors === null ? validate64.errors : joined(vErrors, validate64.errors);
errors = vErrors.length;
}
}
}
}
if(data.name !== undefined){
let data3 = data.name;
if((typeof data3 !== "string") && (data3 !== null)){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema67.properties.name.type},schema:schema67.properties.name.type,parentSchema:schema67.properties.name,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.optional !== undefined){
let data4 = data.optional;
if((typeof data4 !== "boolean") && (data4 !== null)){
const err8 = {instancePath:instancePath+"/optional",schemaPath:"#/properties/optional/type",keyword:"type",params:{type: schema67.properties.optional.type},schema:schema67.properties.optional.type,parentSchema:schema67.properties.optional,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.$patch !== undefined){
let data5 = data.$patch;
if(!(((data5 === "replace") || (data5 === "delete")) || (data5 === "merge"))){
const err9 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema67.properties.$patch.enum},schema:schema67.properties.$patch.enum,parentSchema:schema67.properties.$patch,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
validate65.errors = vErrors;
return errors === 0;
}

const schema69 = {"type":["object","null"],"properties":{"driver":{"type":["string","null"]},"fsType":{"type":["string","null"]},"nodePublishSecretRef":{"$ref":"#/definitions/LocalObjectReference"},"readOnly":{"type":["boolean","null"]},"volumeAttributes":{"type":["object","null"],"additionalProperties":{"type":["string","null"]}},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};

function validate66(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema69.type},schema:schema69.type,parentSchema:schema69,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((key0 === "driver") || (key0 === "fsType")) || (key0 === "nodePublishSecretRef")) || (key0 === "readOnly")) || (key0 === "volumeAttributes")) || (key0 === "$patch"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema69,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.driver !== undefined){
let data0 = data.driver;
if((typeof data0 !== "string") && (data0 !== null)){
const err2 = {instancePath:instancePath+"/driver",schemaPath:"#/properties/driver/type",keyword:"type",params:{type: schema69.properties.driver.type},schema:schema69.properties.driver.type,parentSchema:schema69.properties.driver,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.fsType !== undefined){
let data1 = data.fsType;
if((typeof data1 !== "string") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/fsType",schemaPath:"#/properties/fsType/type",keyword:"type",params:{type: schema69.properties.fsType.type},schema:schema69.properties.fsType.type,parentSchema:schema69.properties.fsType,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.nodePublishSecretRef !== undefined){
if(!(validate49(data.nodePublishSecretRef, instancePath+"/nodePublishSecretRef"))){
vErrors = vErrors === null ? validate49.errors : joined(vErrors, validate49.errors);
errors = vErrors.length;
}
}
if(data.readOnly !== undefined){
let data3 = data.readOnly;
if((typeof data3 !== "boolean") && (data3 !== null)){
const err4 = {instancePath:instancePath+"/readOnly",schemaPath:"#/properties/readOnly/type",keyword:"type",params:{type: schema69.properties.readOnly.type},schema:schema69.properties.readOnly.type,parentSchema:schema69.properties.readOnly,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.volumeAttributes !== undefined){
let data4 = data.volumeAttributes;
if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (data4 !== null)){
const err5 = {instancePath:instancePath+"/volumeAttributes",schemaPath:"#/properties/volumeAttributes/type",keyword:"type",params:{type: schema69.properties.volumeAttributes.type},schema:schema69.properties.volumeAttributes.type,parentSchema:schema69.properties.volumeAttributes,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 in data4){
let data5 = data4[key1];
if((typeof data5 !== "string") && (data5 !== null)){
const err6 = {instancePath:instancePath+"/volumeAttributes/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/volumeAttributes/additionalProperties/type",keyword:"type",params:{type: schema69.properties.volumeAttributes.additionalProperties.type},schema:schema69.properties.volumeAttributes.additionalProperties.type,parentSchema:schema69.properties.volumeAttributes.additionalProperties,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
if(data.$patch !== undefined){
let data6 = data.$patch;
if(!(((data6 === "replace") || (data6 === "delete")) || (data6 === "merge"))){
const err7 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema69.properties.$patch.enum},schema:schema69.properties.$patch.enum,parentSchema:schema69.properties.$patch,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
validate66.errors = vErrors;
return errors === 0;
}

const schema70 = {"type":["object","null"],"properties":{"defaultMode":{"type":["integer","null"],"minimum":0,"maximum":511},"items":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/DownwardAPIVolumeFile"}},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};
const schema71 = {"type":["object","null"],"required":["path"],"properties":{"fieldRef":{"$ref":"#/definitions/ObjectFieldSelector"},"mode":{"type":["integer","null"],"minimum":0,"maximum":511},"path":{"type":["string","null"]},"resourceFieldRef":{"$ref":"#/definitions/ResourceFieldSelector"},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};

function validate67(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema71.type},schema:schema71.type,parentSchema:schema71,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},schema:schema71.required,parentSchema:schema71,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "fieldRef") || (key0 === "mode")) || (key0 === "path")) || (key0 === "resourceFieldRef")) || (key0 === "$patch"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema71,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.fieldRef !== undefined){
if(!(validate17(data.fieldRef, instancePath+"/fieldRef"))){
vErrors = vErrors === null ? validate17.errors : joined(vErrors, validate17.errors);
errors = vErrors.length;
}
}
if(data.mode !== undefined){
let data1 = data.mode;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
const err3 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: schema71.properties.mode.type},schema:schema71.properties.mode.type,parentSchema:schema71.properties.mode,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 511 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/maximum",keyword:"maximum",params:{comparison: "<=", limit: 511},schema:511,parentSchema:schema71.properties.mode,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema71.properties.mode,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.path !== undefined){
let data2 = data.path;
if((typeof data2 !== "string") && (data2 !== null)){
const err6 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: schema71.properties.path.type},schema:schema71.properties.path.type,parentSchema:schema71.properties.path,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.resourceFieldRef !== undefined){
if(!(validate18(data.resourceFieldRef, instancePath+"/resourceFieldRef"))){
vErrors = vErrors === null ? validate18.errors : joined(vErrors, validate18.errors);
errors = vErrors.length;
}
}
if(data.$patch !== undefined){
let data4 = data.$patch;
if(!(((data4 === "replace") || (data4 === "delete")) || (data4 === "merge"))){
const err7 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema71.properties.$patch.enum},schema:schema71.properties.$patch.enum,parentSchema:schema71.properties.$patch,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
validate67.errors = vErrors;
return errors === 0;
}


function validate68(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema70.type},schema:schema70.type,parentSchema:schema70,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "defaultMode") || (key0 === "items")) || (key0 === "$patch"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema70,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.defaultMode !== undefined){
let data0 = data.defaultMode;
if((!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) && (data0 !== null)){
const err2 = {instancePath:instancePath+"/defaultMode",schemaPath:"#/properties/defaultMode/type",keyword:"type",params:{type: schema70.properties.defaultMode.type},schema:schema70.properties.defaultMode.type,parentSchema:schema70.properties.defaultMode,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 511 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/defaultMode",schemaPath:"#/properties/defaultMode/maximum",keyword:"maximum",params:{comparison: "<=", limit: 511},schema:511,parentSchema:schema70.properties.defaultMode,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/defaultMode",schemaPath:"#/properties/defaultMode/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema70.properties.defaultMode,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.items !== undefined){
let data1 = data.items;
if((!(Array.isArray(data1))) && (data1 !== null)){
const err5 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: schema70.properties.items.type},schema:schema70.properties.items.type,parentSchema:schema70.properties.items,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
const err6 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type: "object"},schema:schema70.properties.items.items.type,parentSchema:schema70.properties.items.items,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(validate67(data2, instancePath+"/items/" + i0))){
vErrors = vErrors === null ? validate67.errors : joined(vErrors, validate67.errors);
errors = vErrors.length;
}
}
}
}
if(data.$patch !== undefined){
let data3 = data.$patch;
if(!(((data3 === "replace") || (data3 === "delete")) || (data3 === "merge"))){
const err7 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema70.properties.$patch.enum},schema:schema70.properties.$patch.enum,parentSchema:schema70.properties.$patch,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
validate68.errors = vErrors;
return errors === 0;
}

const schema72 = {"type":["object","null"],"properties":{"medium":{"type":["string","null"]},"sizeLimit":{"type":["string","number","null"],"pattern":"^\\+?([0-9]+|[0-9]+\\.[0-9]*|\\.[0-9]+)([KMGTPE]i|[numkMGTPE]|[eE][+-]?[0-9]+)?$","minimum":0,"x-language":"quantity"},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};

function validate69(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema72.type},schema:schema72.type,parentSchema:schema72,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "medium") || (key0 === "sizeLimit")) || (key0 === "$patch"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema72,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.medium !== undefined){
let data0 = data.medium;
if((typeof data0 !== "string") && (data0 !== null)){
const err2 = {instancePath:instancePath+"/medium",schemaPath:"#/properties/medium/type",keyword:"type",params:{type: schema72.properties.medium.type},schema:schema72.properties.medium.type,parentSchema:schema72.properties.medium,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.sizeLimit !== undefined){
let data1 = data.sizeLimit;
if(((typeof data1 !== "string") && (!((typeof data1 == "number") && (isFinite(data1))))) && (data1 !== null)){
const err3 = {instancePath:instancePath+"/sizeLimit",schemaPath:"#/properties/sizeLimit/type",keyword:"type",params:{type: schema72.properties.sizeLimit.type},schema:schema72.properties.sizeLimit.type,parentSchema:schema72.properties.sizeLimit,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/sizeLimit",schemaPath:"#/properties/sizeLimit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema72.properties.sizeLimit,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(typeof data1 === "string"){
if(!pattern1.test(data1)){
const err5 = {instancePath:instancePath+"/sizeLimit",schemaPath:"#/properties/sizeLimit/pattern",keyword:"pattern",params:{ pattern: "^\\+?([0-9]+|[0-9]+\\.[0-9]*|\\.[0-9]+)([KMGTPE]i|[numkMGTPE]|[eE][+-]?[0-9]+)?$" },schema:"^\\+?([0-9]+|[0-9]+\\.[0-9]*|\\.[0-9]+)([KMGTPE]i|[numkMGTPE]|[eE][+-]?[0-9]+)?$",parentSchema:schema72.properties.sizeLimit,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.$patch !== undefined){
let data2 = data.$patch;
if(!(((data2 === "replace") || (data2 === "delete")) || (data2 === "merge"))){
const err6 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema72.properties.$patch.enum},schema:schema72.properties.$patch.enum,parentSchema:schema72.properties.$patch,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
validate69.errors = vErrors;
return errors === 0;
}

const schema73 = {"type":["object","null"],"properties":{"volumeClaimTemplate":{"$ref":"#/definitions/PersistentVolumeClaimTemplate"},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};
const schema74 = {"type":["object","null"],"properties":{"metadata":{"$ref":"#/definitions/ObjectMeta"},"spec":{"$ref":"#/definitions/PersistentVolumeClaimSpec"},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};
const schema75 = {"type":["object","null"],"properties":{"accessModes":{"type":["array","null"],"items":{"type":"string"}},"dataSource":{"$ref":"#/definitions/TypedLocalObjectReference"},"dataSourceRef":{"$ref":"#/definitions/TypedObjectReference"},"resources":{"$ref":"#/definitions/ResourceRequirements"},"selector":{"$ref":"#/definitions/LabelSelector"},"storageClassName":{"type":["string","null"]},"volumeMode":{"type":["string","null"]},"volumeName":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};
const schema76 = {"type":["object","null"],"properties":{"apiGroup":{"type":["string","null"]},"kind":{"type":["string","null"]},"name":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};

function validate70(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema76.type},schema:schema76.type,parentSchema:schema76,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "apiGroup") || (key0 === "kind")) || (key0 === "name")) || (key0 === "$patch"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema76,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.apiGroup !== undefined){
let data0 = data.apiGroup;
if((typeof data0 !== "string") && (data0 !== null)){
const err2 = {instancePath:instancePath+"/apiGroup",schemaPath:"#/properties/apiGroup/type",keyword:"type",params:{type: schema76.properties.apiGroup.type},schema:schema76.properties.apiGroup.type,parentSchema:schema76.properties.apiGroup,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if((typeof data1 !== "string") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: schema76.properties.kind.type},schema:schema76.properties.kind.type,parentSchema:schema76.properties.kind,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.name !== undefined){
let data2 = data.name;
if((typeof data2 !== "string") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema76.properties.name.type},schema:schema76.properties.name.type,parentSchema:schema76.properties.name,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.$patch !== undefined){
let data3 = data.$patch;
if(!(((data3 === "replace") || (data3 === "delete")) || (data3 === "merge"))){
const err5 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema76.properties.$patch.enum},schema:schema76.properties.$patch.enum,parentSchema:schema76.properties.$patch,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
validate70.errors = vErrors;
return errors === 0;
}

const schema77 = {"type":["object","null"],"properties":{"apiGroup":{"type":["string","null"]},"kind":{"type":["string","null"]},"name":{"type":["string","null"]},"namespace":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};

function validate71(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema77.type},schema:schema77.type,parentSchema:schema77,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "apiGroup") || (key0 === "kind")) || (key0 === "name")) || (key0 === "namespace")) || (key0 === "$patch"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema77,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.apiGroup !== undefined){
let data0 = data.apiGroup;
if((typeof data0 !== "string") && (data0 !== null)){
const err2 = {instancePath:instancePath+"/apiGroup",schemaPath:"#/properties/apiGroup/type",keyword:"type",params:{type: schema77.properties.apiGroup.type},schema:schema77.properties.apiGroup.type,parentSchema:schema77.properties.apiGroup,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if((typeof data1 !== "string") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: schema77.properties.kind.type},schema:schema77.properties.kind.type,parentSchema:schema77.properties.kind,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.name !== undefined){
let data2 = data.name;
if((typeof data2 !== "string") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema77.properties.name.type},schema:schema77.properties.name.type,parentSchema:schema77.properties.name,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.namespace !== undefined){
let data3 = data.namespace;
if((typeof data3 !== "string") && (data3 !== null)){
const err5 = {instancePath:instancePath+"/namespace",schemaPath:"#/properties/namespace/type",keyword:"type",params:{type: schema77.properties.namespace.type},schema:schema77.properties.namespace.type,parentSchema:schema77.properties.namespace,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.$patch !== undefined){
let data4 = data.$patch;
if(!(((data4 === "replace") || (data4 === "delete")) || (data4 === "merge"))){
const err6 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema77.properties.$patch.enum},schema:schema77.properties.$patch.enum,parentSchema:schema77.properties.$patch,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
validate71.errors = vErrors;
return errors === 0;
}


function validate72(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema75.type},schema:schema75.type,parentSchema:schema75,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0.call(schema75.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema75,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.accessModes !== undefined){
let data0 = data.accessModes;
if((!(Array.isArray(data0))) && (data0 !== null)){
const err2 = {instancePath:instancePath+"/accessModes",schemaPath:"#/properties/accessModes/type",keyword:"type",params:{type: schema75.properties.accessModes.type},schema:schema75.properties.accessModes.type,parentSchema:schema75.properties.accessModes,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/accessModes/" + i0,schemaPath:"#/properties/accessModes/items/type",keyword:"type",params:{type: "string"},schema:schema75.properties.accessModes.items.type,parentSchema:schema75.properties.accessModes.items,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
}
if(data.dataSource !== undefined){
if(!(validate70(data.dataSource, instancePath+"/dataSource"))){
vErrors = vErrors === null ? validate70.errors : joined(vErrors, validate70.errors);
errors = vErrors.length;
}
}
if(data.dataSourceRef !== undefined){
if(!(validate71(data.dataSourceRef, instancePath+"/dataSourceRef"))){
vErrors = vErrors === null ? validate71.errors : joined(vErrors, validate71.errors);
errors = vErrors.length;
}
}
if(data.resources !== undefined){
if(!(validate36(data.resources, instancePath+"/resources"))){
vErrors = vErrors === null ? validate36.errors : joined(vErrors, validate36.errors);
errors = vErrors.length;
}
}
if(data.selector !== undefined){
if(!(validate10(data.selector, instancePath+"/selector"))){
vErrors = vErrors === null ? validate10.errors : joined(vErrors, validate10.errors);
errors = vErrors.length;
}
}
if(data.storageClassName !== undefined){
let data6 = data.storageClassName;
if((typeof data6 !== "string") && (data6 !== null)){
const err4 = {instancePath:instancePath+"/storageClassName",schemaPath:"#/properties/storageClassName/type",keyword:"type",params:{type: schema75.properties.storageClassName.type},schema:schema75.properties.storageClassName.type,parentSchema:schema75.properties.storageClassName,data:data6};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.volumeMode !== undefined){
let data7 = data.volumeMode;
if((typeof data7 !== "string") && (data7 !== null)){
const err5 = {instancePath:instancePath+"/volumeMode",schemaPath:"#/properties/volumeMode/type",keyword:"type",params:{type: schema75.properties.volumeMode.type},schema:schema75.properties.volumeMode.type,parentSchema:schema75.properties.volumeMode,data:data7};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.volumeName !== undefined){
let data8 = data.volumeName;
if((typeof data8 !== "string") && (data8 !== null)){
const err6 = {instancePath:instancePath+"/volumeName",schemaPath:"#/properties/volumeName/type",keyword:"type",params:{type: schema75.properties.volumeName.type},schema:schema75.properties.volumeName.type,parentSchema:schema75.properties.volumeName,data:data8};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.$patch !== undefined){
let data9 = data.$patch;
if(!(((data9 === "replace") || (data9 === "delete")) || (data9 === "merge"))){
const err7 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema75.properties.$patch.enum},schema:schema75.properties.$patch.enum,parentSchema:schema75.properties.$patch,data:data9};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
validate72.errors = vErrors;
return errors === 0;
}


function validate73(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema74.type},schema:schema74.type,parentSchema:schema74,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "metadata") || (key0 === "spec")) || (key0 === "$patch"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema74,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.metadata !== undefined){
if(!(validate3(data.metadata, instancePath+"/metadata"))){
vErrors = vErrors === null ? validate3.errors : joined(vErrors, validate3.errors);
errors = vErrors.length;
}
}
if(data.spec !== undefined){
if(!(validate72(data.spec, instancePath+"/spec"))){
vErrors = vErrors === null ? validate72.errors : joined(vErrors, validate72.errors);
errors = vErrors.length;
}
}
if(data.$patch !== undefined){
let data2 = data.$patch;
if(!(((data2 === "replace") || (data2 === "delete")) || (data2 === "merge"))){
const err2 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema74.properties.$patch.enum},schema:schema74.properties.$patch.enum,parentSchema:schema74.properties.$patch,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
validate73.errors = vErrors;
return errors === 0;
}


function validate74(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema73.type},schema:schema73.type,parentSchema:schema73,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "volumeClaimTemplate") || (key0 === "$patch"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema73,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.volumeClaimTemplate !== undefined){
if(!(validate73(data.volumeClaimTemplate, instancePath+"/volumeClaimTemplate"))){
vErrors = vErrors === null ? validate73.errors : joined(vErrors, validate73.errors);
errors = vErrors.length;
}
}
if(data.$patch !== undefined){
let data1 = data.$patch;
if(!(((data1 === "replace") || (data1 === "delete")) || (data1 === "merge"))){
const err2 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema73.properties.$patch.enum},schema:schema73.properties.$patch.enum,parentSchema:schema73.properties.$patch,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
validate74.errors = vErrors;
return errors === 0;
}

const schema78 = {"type":["object","null"],"properties":{"fsType":{"type":["string","null"]},"lun":{"type":["integer","null"]},"readOnly":{"type":["boolean","null"]},"targetWWNs":{"type":["array","null"],"items":{"type":"string"}},"wwids":{"type":["array","null"],"items":{"type":"string"}},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};

function validate75(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema78.type},schema:schema78.type,parentSchema:schema78,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((key0 === "fsType") || (key0 === "lun")) || (key0 === "readOnly")) || (key0 === "targetWWNs")) || (key0 === "wwids")) || (key0 === "$patch"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema78,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.fsType !== undefined){
let data0 = data.fsType;
if((typeof data0 !== "string") && (data0 !== null)){
const err2 = {instancePath:instancePath+"/fsType",schemaPath:"#/properties/fsType/type",keyword:"type",params:{type: schema78.properties.fsType.type},schema:schema78.properties.fsType.type,parentSchema:schema78.properties.fsType,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.lun !== undefined){
let data1 = data.lun;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
const err3 = {instancePath:instancePath+"/lun",schemaPath:"#/properties/lun/type",keyword:"type",params:{type: schema78.properties.lun.type},schema:schema78.properties.lun.type,parentSchema:schema78.properties.lun,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.readOnly !== undefined){
let data2 = data.readOnly;
if((typeof data2 !== "boolean") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/readOnly",schemaPath:"#/properties/readOnly/type",keyword:"type",params:{type: schema78.properties.readOnly.type},schema:schema78.properties.readOnly.type,parentSchema:schema78.properties.readOnly,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.targetWWNs !== undefined){
let data3 = data.targetWWNs;
if((!(Array.isArray(data3))) && (data3 !== null)){
const err5 = {instancePath:instancePath+"/targetWWNs",schemaPath:"#/properties/targetWWNs/type",keyword:"type",params:{type: schema78.properties.targetWWNs.type},schema:schema78.properties.targetWWNs.type,parentSchema:schema78.properties.targetWWNs,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/targetWWNs/" + i0,schemaPath:"#/properties/targetWWNs/items/type",keyword:"type",params:{type: "string"},schema:schema78.properties.targetWWNs.items.type,parentSchema:schema78.properties.targetWWNs.items,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
if(data.wwids !== undefined){
let data5 = data.wwids;
if((!(Array.isArray(data5))) && (data5 !== null)){
const err7 = {instancePath:instancePath+"/wwids",schemaPath:"#/properties/wwids/type",keyword:"type",params:{type: schema78.properties.wwids.type},schema:schema78.properties.wwids.type,parentSchema:schema78.properties.wwids,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(typeof data6 !== "string"){
const err8 = {instancePath:instancePath+"/wwids/" + i1,schemaPath:"#/properties/wwids/items/type",keyword:"type",params:{type: "string"},schema:schema78.properties.wwids.items.type,parentSchema:schema78.properties.wwids.items,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
if(data.$patch !== undefined){
let data7 = data.$patch;
if(!(((data7 === "replace") || (data7 === "delete")) || (data7 === "merge"))){
const err9 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema78.properties.$patch.enum},schema:schema78.properties.$patch.enum,parentSchema:schema78.properties.$patch,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
validate75.errors = vErrors;
return errors === 0;
}

const schema79 = {"type":["object","null"],"properties":{"driver":{"type":["string","null"]},"fsType":{"type":["string","null"]},"options":{"type":["object","null"],"additionalProperties":{"type":["string","null"]}},"readOnly":{"type":["boolean","null"]},"secretRef":{"$ref":"#/definitions/LocalObjectReference"},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};

function validate76(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema79.type},schema:schema79.type,parentSchema:schema79,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((key0 === "driver") || (key0 === "fsType")) || (key0 === "options")) || (key0 === "readOnly")) || (key0 === "secretRef")) || (key0 === "$patch"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema79,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.driver !== undefined){
let data0 = data.driver;
if((typeof data0 !== "string") && (data0 !== null)){
const err2 = {instancePath:instancePath+"/driver",schemaPath:"#/properties/driver/type",keyword:"type",params:{type: schema79.properties.driver.type},schema:schema79.properties.driver.type,parentSchema:schema79.properties.driver,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.fsType !== undefined){
let data1 = data.fsType;
if((typeof data1 !== "string") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/fsType",schemaPath:"#/properties/fsType/type",keyword:"type",params:{type: schema79.properties.fsType.type},schema:schema79.properties.fsType.type,parentSchema:schema79.properties.fsType,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.options !== undefined){
let data2 = data.options;
if((!(data2 && typeof data2 == "object" && !Array.isArray(data2))) && (data2 !== null)){
const err4 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: schema79.properties.options.type},schema:schema79.properties.options.type,parentSchema:schema79.properties.options,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
let data3 = data2[key1];
if((typeof data3 !== "string") && (data3 !== null)){
const err5 = {instancePath:instancePath+"/options/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/options/additionalProperties/type",keyword:"type",params:{type: schema79.properties.options.additionalProperties.type},schema:schema79.properties.options.additionalProperties.type,parentSchema:schema79.properties.options.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
if(data.readOnly !== undefined){
let data4 = data.readOnly;
if((typeof data4 !== "boolean") && (data4 !== null)){
const err6 = {instancePath:instancePath+"/readOnly",schemaPath:"#/properties/readOnly/type",keyword:"type",params:{type: schema79.properties.readOnly.type},schema:schema79.properties.readOnly.type,parentSchema:schema79.properties.readOnly,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.secretRef !== undefined){
if(!(validate49(data.secretRef, instancePath+"/secretRef"))){
vErrors = vErrors === null ? validate49.errors : joined(vErrors, validate49.errors);
errors = vErrors.length;
}
}
if(data.$patch !== undefined){
let data6 = data.$patch;
if(!(((data6 === "replace") || (data6 === "delete")) || (data6 === "merge"))){
const err7 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema79.properties.$patch.enum},schema:schema79.properties.$patch.enum,parentSchema:schema79.properties.$patch,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
validate76.errors = vErrors;
return errors === 0;
}

const schema80 = {"type":["object","null"],"properties":{"datasetName":{"type":["string","null"]},"datasetUUID":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};

function validate77(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema80.type},schema:schema80.type,parentSchema:schema80,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "datasetName") || (key0 === "datasetUUID")) || (key0 === "$patch"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema80,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.datasetName !== undefined){
let data0 = data.datasetName;
if((typeof data0 !== "string") && (data0 !== null)){
const err2 = {instancePath:instancePath+"/datasetName",schemaPath:"#/properties/datasetName/type",keyword:"type",params:{type: schema80.properties.datasetName.type},schema:schema80.properties.datasetName.type,parentSchema:schema80.properties.datasetName,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.datasetUUID !== undefined){
let data1 = data.datasetUUID;
if((typeof data1 !== "string") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/datasetUUID",schemaPath:"#/properties/datasetUUID/type",keyword:"type",params:{type: schema80.properties.datasetUUID.type},schema:schema80.properties.datasetUUID.type,parentSchema:schema80.properties.datasetUUID,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.$patch !== undefined){
let data2 = data.$patch;
if(!(((data2 === "replace") || (data2 === "delete")) || (data2 === "merge"))){
const err4 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema80.properties.$patch.enum},schema:schema80.properties.$patch.enum,parentSchema:schema80.properties.$patch,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
validate77.errors = vErrors;
return errors === 0;
}

const schema81 = {"type":["object","null"],"properties":{"fsType":{"type":["string","null"]},"partition":{"type":["integer","null"]},"pdName":{"type":["string","null"]},"readOnly":{"type":["boolean","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};

function validate78(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema81.type},schema:schema81.type,parentSchema:schema81,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "fsType") || (key0 === "partition")) || (key0 === "pdName")) || (key0 === "readOnly")) || (key0 === "$patch"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema81,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.fsType !== undefined){
let data0 = data.fsType;
if((typeof data0 !== "string") && (data0 !== null)){
const err2 = {instancePath:instancePath+"/fsType",schemaPath:"#/properties/fsType/type",keyword:"type",params:{type: schema81.properties.fsType.type},schema:schema81.properties.fsType.type,parentSchema:schema81.properties.fsType,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.partition !== undefined){
let data1 = data.partition;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
const err3 = {instancePath:instancePath+"/partition",schemaPath:"#/properties/partition/type",keyword:"type",params:{type: schema81.properties.partition.type},schema:schema81.properties.partition.type,parentSchema:schema81.properties.partition,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.pdName !== undefined){
let data2 = data.pdName;
if((typeof data2 !== "string") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/pdName",schemaPath:"#/properties/pdName/type",keyword:"type",params:{type: schema81.properties.pdName.type},schema:schema81.properties.pdName.type,parentSchema:schema81.properties.pdName,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.readOnly !== undefined){
let data3 = data.readOnly;
if((typeof data3 !== "boolean") && (data3 !== null)){
const err5 = {instancePath:instancePath+"/readOnly",schemaPath:"#/properties/readOnly/type",keyword:"type",params:{type: schema81.properties.readOnly.type},schema:schema81.properties.readOnly.type,parentSchema:schema81.properties.readOnly,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.$patch !== undefined){
let data4 = data.$patch;
if(!(((data4 === "replace") || (data4 === "delete")) || (data4 === "merge"))){
const err6 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema81.properties.$patch.enum},schema:schema81.properties.$patch.enum,parentSchema:schema81.properties.$patch,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
validate78.errors = vErrors;
return errors === 0;
}

const schema82 = {"type":["object","null"],"properties":{"directory":{"type":["string","null"]},"repository":{"type":["string","null"]},"revision":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};

function validate79(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema82.type},schema:schema82.type,parentSchema:schema82,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "directory") || (key0 === "repository")) || (key0 === "revision")) || (key0 === "$patch"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema82,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.directory !== undefined){
let data0 = data.directory;
if((typeof data0 !== "string") && (data0 !== null)){
const err2 = {instancePath:instancePath+"/directory",schemaPath:"#/properties/directory/type",keyword:"type",params:{type: schema82.properties.directory.type},schema:schema82.properties.directory.type,parentSchema:schema82.properties.directory,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.repository !== undefined){
let data1 = data.repository;
if((typeof data1 !== "string") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type: schema82.properties.repository.type},schema:schema82.properties.repository.type,parentSchema:schema82.properties.repository,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.revision !== undefined){
let data2 = data.revision;
if((typeof data2 !== "string") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/type",keyword:"type",params:{type: schema82.properties.revision.type},schema:schema82.properties.revision.type,parentSchema:schema82.properties.revision,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.$patch !== undefined){
let data3 = data.$patch;
if(!(((data3 === "replace") || (data3 === "delete")) || (data3 === "merge"))){
const err5 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema82.properties.$patch.enum},schema:schema82.properties.$patch.enum,parentSchema:schema82.properties.$patch,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
validate79.errors = vErrors;
return errors === 0;
}

const schema83 = {"type":["object","null"],"properties":{"endpoints":{"type":["string","null"]},"path":{"type":["string","null"]},"readOnly":{"type":["boolean","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};

function validate80(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema83.type},schema:schema83.type,parentSchema:schema83,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "endpoints") || (key0 === "path")) || (key0 === "readOnly")) || (key0 === "$patch"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema83,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.endpoints !== undefined){
let data0 = data.endpoints;
if((typeof data0 !== "string") && (data0 !== null)){
const err2 = {instancePath:instancePath+"/endpoints",schemaPath:"#/properties/endpoints/type",keyword:"type",params:{type: schema83.properties.endpoints.type},schema:schema83.properties.endpoints.type,parentSchema:schema83.properties.endpoints,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.path !== undefined){
let data1 = data.path;
if((typeof data1 !== "string") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: schema83.properties.path.type},schema:schema83.properties.path.type,parentSchema:schema83.properties.path,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.readOnly !== undefined){
let data2 = data.readOnly;
if((typeof data2 !== "boolean") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/readOnly",schemaPath:"#/properties/readOnly/type",keyword:"type",params:{type: schema83.properties.readOnly.type},schema:schema83.properties.readOnly.type,parentSchema:schema83.properties.readOnly,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.$patch !== undefined){
let data3 = data.$patch;
if(!(((data3 === "replace") || (data3 === "delete")) || (data3 === "merge"))){
const err5 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema83.properties.$patch.enum},schema:schema83.properties.$patch.enum,parentSchema:schema83.properties.$patch,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
validate80.errors = vErrors;
return errors === 0;
}

const schema84 = {"type":["object","null"],"properties":{"path":{"type":["string","null"]},"type":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};

function validate81(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema84.type},schema:schema84.type,parentSchema:schema84,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "path") || (key0 === "type")) || (key0 === "$patch"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema84,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.path !== undefined){
let data0 = data.path;
if((typeof data0 !== "string") && (data0 !== null)){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: schema84.properties.path.type},schema:schema84.properties.path.type,parentSchema:schema84.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data1 = data.type;
if((typeof data1 !== "string") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: schema84.properties.type.type},schema:schema84.properties.type.type,parentSchema:schema84.properties.type,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.$patch !== undefined){
let data2 = data.$patch;
if(!(((data2 === "replace") || (data2 === "delete")) || (data2 === "merge"))){
const err4 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema84.properties.$patch.enum},schema:schema84.properties.$patch.enum,parentSchema:schema84.properties.$patch,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
validate81.errors = vErrors;
return errors === 0;
}

const schema85 = {"type":["object","null"],"properties":{"chapAuthDiscovery":{"type":["boolean","null"]},"chapAuthSession":{"type":["boolean","null"]},"fsType":{"type":["string","null"]},"initiatorName":{"type":["string","null"]},"iqn":{"type":["string","null"]},"iscsiInterface":{"type":["string","null"]},"lun":{"type":["integer","null"]},"portals":{"type":["array","null"],"items":{"type":"string"}},"readOnly":{"type":["boolean","null"]},"secretRef":{"$ref":"#/definitions/LocalObjectReference"},"targetPortal":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};

function validate82(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema85.type},schema:schema85.type,parentSchema:schema85,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0.call(schema85.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema85,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.chapAuthDiscovery !== undefined){
let data0 = data.chapAuthDiscovery;
if((typeof data0 !== "boolean") && (data0 !== null)){
const err2 = {instancePath:instancePath+"/chapAuthDiscovery",schemaPath:"#/properties/chapAuthDiscovery/type",keyword:"type",params:{type: schema85.properties.chapAuthDiscovery.type},schema:schema85.properties.chapAuthDiscovery.type,parentSchema:schema85.properties.chapAuthDiscovery,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.chapAuthSession !== undefined){
let data1 = data.chapAuthSession;
if((typeof data1 !== "boolean") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/chapAuthSession",schemaPath:"#/properties/chapAuthSession/type",keyword:"type",params:{type: schema85.properties.chapAuthSession.type},schema:schema85.properties.chapAuthSession.type,parentSchema:schema85.properties.chapAuthSession,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.fsType !== undefined){
let data2 = data.fsType;
if((typeof data2 !== "string") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/fsType",schemaPath:"#/properties/fsType/type",keyword:"type",params:{type: schema85.properties.fsType.type},schema:schema85.properties.fsType.type,parentSchema:schema85.properties.fsType,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.initiatorName !== undefined){
let data3 = data.initiatorName;
if((typeof data3 !== "string") && (data3 !== null)){
const err5 = {instancePath:instancePath+"/initiatorName",schemaPath:"#/properties/initiatorName/type",keyword:"type",params:{type: schema85.properties.initiatorName.type},schema:schema85.properties.initiatorName.type,parentSchema:schema85.properties.initiatorName,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.iqn !== undefined){
let data4 = data.iqn;
if((typeof data4 !== "string") && (data4 !== null)){
const err6 = {instancePath:instancePath+"/iqn",schemaPath:"#/properties/iqn/type",keyword:"type",params:{type: schema85.properties.iqn.type},schema:schema85.properties.iqn.type,parentSchema:schema85.properties.iqn,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.iscsiInterface !== undefined){
let data5 = data.iscsiInterface;
if((typeof data5 !== "string") && (data5 !== null)){
const err7 = {instancePath:instancePath+"/iscsiInterface",schemaPath:"#/properties/iscsiInterface/type",keyword:"type",params:{type: schema85.properties.iscsiInterface.type},schema:schema85.properties.iscsiInterface.type,parentSchema:schema85.properties.iscsiInterface,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.lun !== undefined){
let data6 = data.lun;
if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
const err8 = {instancePath:instancePath+"/lun",schemaPath:"#/properties/lun/type",keyword:"type",params:{type: schema85.properties.lun.type},schema:schema85.properties.lun.type,parentSchema:schema85.properties.lun,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.portals !== undefined){
let data7 = data.portals;
if((!(Array.isArray(data7))) && (data7 !== null)){
const err9 = {instancePath:instancePath+"/portals",schemaPath:"#/properties/portals/type",keyword:"type",params:{type: schema85.properties.portals.type},schema:schema85.properties.portals.type,parentSchema:schema85.properties.portals,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(typeof data8 !== "string"){
const err10 = {instancePath:instancePath+"/portals/" + i0,schemaPath:"#/properties/portals/items/type",keyword:"type",params:{type: "string"},schema:schema85.properties.portals.items.type,parentSchema:schema85.properties.portals.items,data:data8};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
if(data.readOnly !== undefined){
let data9 = data.readOnly;
if((typeof data9 !== "boolean") && (data9 !== null)){
const err11 = {instancePath:instancePath+"/readOnly",schemaPath:"#/properties/readOnly/type",keyword:"type",params:{type: schema85.properties.readOnly.type},schema:schema85.properties.readOnly.type,parentSchema:schema85.properties.readOnly,data:data9};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.secretRef !== undefined){
if(!(validate49(data.secretRef, instancePath+"/secretRef"))){
vErrors = vErrors === null ? validate49.errors : joined(vErrors, validate49.errors);
errors = vErrors.length;
}
}
if(data.targetPortal !== undefined){
let data11 = data.targetPortal;
if((typeof data11 !== "string") && (data11 !== null)){
const err12 = {instancePath:instancePath+"/targetPortal",schemaPath:"#/properties/targetPortal/type",keyword:"type",params:{type: schema85.properties.targetPortal.type},schema:schema85.properties.targetPortal.type,parentSchema:schema85.properties.targetPortal,data:data11};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.$patch !== undefined){
let data12 = data.$patch;
if(!(((data12 === "replace") || (data12 === "delete")) || (data12 === "merge"))){
const err13 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema85.properties.$patch.enum},schema:schema85.properties.$patch.enum,parentSchema:schema85.properties.$patch,data:data12};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
validate82.errors = vErrors;
return errors === 0;
}

const schema86 = {"type":["object","null"],"properties":{"path":{"type":["string","null"]},"readOnly":{"type":["boolean","null"]},"server":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};

function validate83(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema86.type},schema:schema86.type,parentSchema:schema86,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "path") || (key0 === "readOnly")) || (key0 === "server")) || (key0 === "$patch"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema86,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.path !== undefined){
let data0 = data.path;
if((typeof data0 !== "string") && (data0 !== null)){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: schema86.properties.path.type},schema:schema86.properties.path.type,parentSchema:schema86.properties.path,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.readOnly !== undefined){
let data1 = data.readOnly;
if((typeof data1 !== "boolean") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/readOnly",schemaPath:"#/properties/readOnly/type",keyword:"type",params:{type: schema86.properties.readOnly.type},schema:schema86.properties.readOnly.type,parentSchema:schema86.properties.readOnly,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.server !== undefined){
let data2 = data.server;
if((typeof data2 !== "string") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/server",schemaPath:"#/properties/server/type",keyword:"type",params:{type: schema86.properties.server.type},schema:schema86.properties.server.type,parentSchema:schema86.properties.server,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.$patch !== undefined){
let data3 = data.$patch;
if(!(((data3 === "replace") || (data3 === "delete")) || (data3 === "merge"))){
const err5 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema86.properties.$patch.enum},schema:schema86.properties.$patch.enum,parentSchema:schema86.properties.$patch,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
validate83.errors = vErrors;
return errors === 0;
}

const schema87 = {"type":["object","null"],"properties":{"claimName":{"type":["string","null"]},"readOnly":{"type":["boolean","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};

function validate84(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema87.type},schema:schema87.type,parentSchema:schema87,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "claimName") || (key0 === "readOnly")) || (key0 === "$patch"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema87,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.claimName !== undefined){
let data0 = data.claimName;
if((typeof data0 !== "string") && (data0 !== null)){
const err2 = {instancePath:instancePath+"/claimName",schemaPath:"#/properties/claimName/type",keyword:"type",params:{type: schema87.properties.claimName.type},schema:schema87.properties.claimName.type,parentSchema:schema87.properties.claimName,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.readOnly !== undefined){
let data1 = data.readOnly;
if((typeof data1 !== "boolean") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/readOnly",schemaPath:"#/properties/readOnly/type",keyword:"type",params:{type: schema87.properties.readOnly.type},schema:schema87.properties.readOnly.type,parentSchema:schema87.properties.readOnly,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.$patch !== undefined){
let data2 = data.$patch;
if(!(((data2 === "replace") || (data2 === "delete")) || (data2 === "merge"))){
const err4 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema87.properties.$patch.enum},schema:schema87.properties.$patch.enum,parentSchema:schema87.properties.$patch,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
validate84.errors = vErrors;
return errors === 0;
}

const schema88 = {"type":["object","null"],"properties":{"fsType":{"type":["string","null"]},"pdID":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};

function validate85(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema88.type},schema:schema88.type,parentSchema:schema88,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "fsType") || (key0 === "pdID")) || (key0 === "$patch"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema88,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.fsType !== undefined){
let data0 = data.fsType;
if((typeof data0 !== "string") && (data0 !== null)){
const err2 = {instancePath:instancePath+"/fsType",schemaPath:"#/properties/fsType/type",keyword:"type",params:{type: schema88.properties.fsType.type},schema:schema88.properties.fsType.type,parentSchema:schema88.properties.fsType,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.pdID !== undefined){
let data1 = data.pdID;
if((typeof data1 !== "string") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/pdID",schemaPath:"#/properties/pdID/type",keyword:"type",params:{type: schema88.properties.pdID.type},schema:schema88.properties.pdID.type,parentSchema:schema88.properties.pdID,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.$patch !== undefined){
let data2 = data.$patch;
if(!(((data2 === "replace") || (data2 === "delete")) || (data2 === "merge"))){
const err4 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema88.properties.$patch.enum},schema:schema88.properties.$patch.enum,parentSchema:schema88.properties.$patch,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
validate85.errors = vErrors;
return errors === 0;
}

const schema89 = {"type":["object","null"],"properties":{"fsType":{"type":["string","null"]},"readOnly":{"type":["boolean","null"]},"volumeID":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};

function validate86(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema89.type},schema:schema89.type,parentSchema:schema89,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "fsType") || (key0 === "readOnly")) || (key0 === "volumeID")) || (key0 === "$patch"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema89,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.fsType !== undefined){
let data0 = data.fsType;
if((typeof data0 !== "string") && (data0 !== null)){
const err2 = {instancePath:instancePath+"/fsType",schemaPath:"#/properties/fsType/type",keyword:"type",params:{type: schema89.properties.fsType.type},schema:schema89.properties.fsType.type,parentSchema:schema89.properties.fsType,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.readOnly !== undefined){
let data1 = data.readOnly;
if((typeof data1 !== "boolean") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/readOnly",schemaPath:"#/properties/readOnly/type",keyword:"type",params:{type: schema89.properties.readOnly.type},schema:schema89.properties.readOnly.type,parentSchema:schema89.properties.readOnly,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.volumeID !== undefined){
let data2 = data.volumeID;
if((typeof data2 !== "string") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/volumeID",schemaPath:"#/properties/volumeID/type",keyword:"type",params:{type: schema89.properties.volumeID.type},schema:schema89.properties.volumeID.type,parentSchema:schema89.properties.volumeID,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.$patch !== undefined){
let data3 = data.$patch;
if(!(((data3 === "replace") || (data3 === "delete")) || (data3 === "merge"))){
const err5 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema89.properties.$patch.enum},schema:schema89.properties.$patch.enum,parentSchema:schema89.properties.$patch,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
validate86.errors = vErrors;
return errors === 0;
}

const schema90 = {"type":["object","null"],"properties":{"defaultMode":{"type":["integer","null"],"minimum":0,"maximum":511},"sources":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/VolumeProjection"}},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};
const schema91 = {"type":["object","null"],"properties":{"configMap":{"$ref":"#/definitions/ConfigMapProjection"},"downwardAPI":{"$ref":"#/definitions/DownwardAPIProjection"},"secret":{"$ref":"#/definitions/SecretProjection"},"serviceAccountToken":{"$ref":"#/definitions/ServiceAccountTokenProjection"},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};
const schema92 = {"type":["object","null"],"properties":{"items":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/KeyToPath"}},"name":{"type":["string","null"]},"optional":{"type":["boolean","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};

function validate87(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema92.type},schema:schema92.type,parentSchema:schema92,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "items") || (key0 === "name")) || (key0 === "optional")) || (key0 === "$patch"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema92,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.items !== undefined){
let data0 = data.items;
if((!(Array.isArray(data0))) && (data0 !== null)){
const err2 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: schema92.properties.items.type},schema:schema92.properties.items.type,parentSchema:schema92.properties.items,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
const err3 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type: "object"},schema:schema92.properties.items.items.type,parentSchema:schema92.properties.items.items,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(validate64(data1, instancePath+"/items/" + i0))){
vErrors = vErrors === null ? validate64.errors : joined(vErrors, validate64.errors);
errors = vErrors.length;
}
}
}
}
if(data.name !== undefined){
let data2 = data.name;
if((typeof data2 !== "string") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema92.properties.name.type},schema:schema92.properties.name.type,parentSchema:schema92.properties.name,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.optional !== undefined){
let data3 = data.optional;
if((typeof data3 !== "boolean") && (data3 !== null)){
const err5 = {instancePath:instancePath+"/optional",schemaPath:"#/properties/optional/type",keyword:"type",params:{type: schema92.properties.optional.type},schema:schema92.properties.optional.type,parentSchema:schema92.properties.optional,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.$patch !== undefined){
let data4 = data.$patch;
if(!(((data4 === "replace") || (data4 === "delete")) || (data4 === "merge"))){
const err6 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema92.properties.$patch.enum},schema:schema92.properties.$patch.enum,parentSchema:schema92.properties.$patch,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
validate87.errors = vErrors;
return errors === 0;
}

const schema93 = {"type":["object","null"],"properties":{"items":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/DownwardAPIVolumeFile"}},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};

function validate88(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema93.type},schema:schema93.type,parentSchema:schema93,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "items") || (key0 === "$patch"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema93,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.items !== undefined){
let data0 = data.items;
if((!(Array.isArray(data0))) && (data0 !== null)){
const err2 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: schema93.properties.items.type},schema:schema93.properties.items.type,parentSchema:schema93.properties.items,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
const err3 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type: "object"},schema:schema93.properties.items.items.type,parentSchema:schema93.properties.items.items,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(validate67(data1, instancePath+"/items/" + i0))){
vErrors = vErrors === null ? validate67.errors : joined(vErrors, validate67.errors);
errors = vErrors.length;
}
}
}
}
if(data.$patch !== undefined){
let data2 = data.$patch;
if(!(((data2 === "replace") || (data2 === "delete")) || (data2 === "merge"))){
const err4 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema93.properties.$patch.enum},schema:schema93.properties.$patch.enum,parentSchema:schema93.properties.$patch,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
validate88.errors = vErrors;
return errors === 0;
}

const schema94 = {"type":["object","null"],"properties":{"items":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/KeyToPath"}},"name":{"type":["string","null"]},"optional":{"type":["boolean","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};

function validate89(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema94.type},schema:schema94.type,parentSchema:schema94,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "items") || (key0 === "name")) || (key0 === "optional")) || (key0 === "$patch"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema94,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.items !== undefined){
let data0 = data.items;
if((!(Array.isArray(data0))) && (data0 !== null)){
const err2 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: schema94.properties.items.type},schema:schema94.properties.items.type,parentSchema:schema94.properties.items,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
const err3 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type: "object"},schema:schema94.properties.items.items.type,parentSchema:schema94.properties.items.items,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(validate64(data1, instancePath+"/items/" + i0))){
vErrors = vErrors === null ? validate64.errors : joined(vErrors, validate64.errors);
errors = vErrors.length;
}
}
}
}
if(data.name !== undefined){
let data2 = data.name;
if((typeof data2 !== "string") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema94.properties.name.type},schema:schema94.properties.name.type,parentSchema:schema94.properties.name,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.optional !== undefined){
let data3 = data.optional;
if((typeof data3 !== "boolean") && (data3 !== null)){
const err5 = {instancePath:instancePath+"/optional",schemaPath:"#/properties/optional/type",keyword:"type",params:{type: schema94.properties.optional.type},schema:schema94.properties.optional.type,parentSchema:schema94.properties.optional,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.$patch !== undefined){
let data4 = data.$patch;
if(!(((data4 === "replace") || (data4 === "delete")) || (data4 === "merge"))){
const err6 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema94.properties.$patch.enum},schema:schema94.properties.$patch.enum,parentSchema:schema94.properties.$patch,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
validate89.errors = vErrors;
return errors === 0;
}

const schema95 = {"type":["object","null"],"properties":{"audience":{"type":["string","null"]},"expirationSeconds":{"type":["integer","null"]},"path":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};

function validate90(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema95.type},schema:schema95.type,parentSchema:schema95,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "audience") || (key0 === "expirationSeconds")) || (key0 === "path")) || (key0 === "$patch"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema95,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.audience !== undefined){
let data0 = data.audience;
if((typeof data0 !== "string") && (data0 !== null)){
const err2 = {instancePath:instancePath+"/audience",schemaPath:"#/properties/audience/type",keyword:"type",params:{type: schema95.properties.audience.type},schema:schema95.properties.audience.type,parentSchema:schema95.properties.audience,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.expirationSeconds !== undefined){
let data1 = data.expirationSeconds;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
const err3 = {instancePath:instancePath+"/expirationSeconds",schemaPath:"#/properties/expirationSeconds/type",keyword:"type",params:{type: schema95.properties.expirationSeconds.type},schema:schema95.properties.expirationSeconds.type,parentSchema:schema95.properties.expirationSeconds,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.path !== undefined){
let data2 = data.path;
if((typeof data2 !== "string") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: schema95.properties.path.type},schema:schema95.properties.path.type,parentSchema:schema95.properties.path,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.$patch !== undefined){
let data3 = data.$patch;
if(!(((data3 === "replace") || (data3 === "delete")) || (data3 === "merge"))){
const err5 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema95.properties.$patch.enum},schema:schema95.properties.$patch.enum,parentSchema:schema95.properties.$patch,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
validate90.errors = vErrors;
return errors === 0;
}


function validate91(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema91.type},schema:schema91.type,parentSchema:schema91,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "configMap") || (key0 === "downwardAPI")) || (key0 === "secret")) || (key0 === "serviceAccountToken")) || (key0 === "$patch"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema91,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.configMap !== undefined){
if(!(validate87(data.configMap, instancePath+"/configMap"))){
vErrors = vErrors === null ? validate87.errors : joined(vErrors, validate87.errors);
errors = vErrors.length;
}
}
if(data.downwardAPI !== undefined){
if(!(validate88(data.downwardAPI, instancePath+"/downwardAPI"))){
vErrors = vErrors === null ? validate88.errors : joined(vErrors, validate88.errors);
errors = vErrors.length;
}
}
if(data.secret !== undefined){
if(!(validate89(data.secret, instancePath+"/secret"))){
vErrors = vErrors === null ? validate89.errors : joined(vErrors, validate89.errors);
errors = vErrors.length;
}
}
if(data.serviceAccountToken !== undefined){
if(!(validate90(data.serviceAccountToken, instancePath+"/serviceAccountToken"))){
vErrors = vErrors === null ? validate90.errors : joined(vErrors, validate90.errors);
errors = vErrors.length;
}
}
if(data.$patch !== undefined){
let data4 = data.$patch;
if(!(((data4 === "replace") || (data4 === "delete")) || (data4 === "merge"))){
const err2 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema91.properties.$patch.enum},schema:schema91.properties.$patch.enum,parentSchema:schema91.properties.$patch,data:data4};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
validate91.errors = vErrors;
return errors === 0;
}


function validate92(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema90.type},schema:schema90.type,parentSchema:schema90,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "defaultMode") || (key0 === "sources")) || (key0 === "$patch"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema90,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.defaultMode !== undefined){
let data0 = data.defaultMode;
if((!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) && (data0 !== null)){
const err2 = {instancePath:instancePath+"/defaultMode",schemaPath:"#/properties/defaultMode/type",keyword:"type",params:{type: schema90.properties.defaultMode.type},schema:schema90.properties.defaultMode.type,parentSchema:schema90.properties.defaultMode,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 511 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/defaultMode",schemaPath:"#/properties/defaultMode/maximum",keyword:"maximum",params:{comparison: "<=", limit: 511},schema:511,parentSchema:schema90.properties.defaultMode,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/defaultMode",schemaPath:"#/properties/defaultMode/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema90.properties.defaultMode,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.sources !== undefined){
let data1 = data.sources;
if((!(Array.isArray(data1))) && (data1 !== null)){
const err5 = {instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/type",keyword:"type",params:{type: schema90.properties.sources.type},schema:schema90.properties.sources.type,parentSchema:schema90.properties.sources,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
const err6 = {instancePath:instancePath+"/sources/" + i0,schemaPath:"#/properties/sources/items/type",keyword:"type",params:{type: "object"},schema:schema90.properties.sources.items.type,parentSchema:schema90.properties.sources.items,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(validate91(data2, instancePath+"/sources/" + i0))){
vErrors = vErrors === null ? validate91.errors : joined(vErrors, validate91.errors);
errors = vErrors.length;
}
}
}
}
if(data.$patch !== undefined){
let data3 = data.$patch;
if(!(((data3 === "replace") || (data3 === "delete")) || (data3 === "merge"))){
const err7 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema90.properties.$patch.enum},schema:schema90.properties.$patch.enum,parentSchema:schema90.properties.$patch,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
validate92.errors = vErrors;
return errors === 0;
}

const schema96 = {"type":["object","null"],"properties":{"group":{"type":["string","null"]},"readOnly":{"type":["boolean","null"]},"registry":{"type":["string","null"]},"tenant":{"type":["string","null"]},"user":{"type":["string","null"]},"volume":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};

function validate93(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema96.type},schema:schema96.type,parentSchema:schema96,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((((key0 === "group") || (key0 === "readOnly")) || (key0 === "registry")) || (key0 === "tenant")) || (key0 === "user")) || (key0 === "volume")) || (key0 === "$patch"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema96,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.group !== undefined){
let data0 = data.group;
if((typeof data0 !== "string") && (data0 !== null)){
const err2 = {instancePath:instancePath+"/group",schemaPath:"#/properties/group/type",keyword:"type",params:{type: schema96.properties.group.type},schema:schema96.properties.group.type,parentSchema:schema96.properties.group,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.readOnly !== undefined){
let data1 = data.readOnly;
if((typeof data1 !== "boolean") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/readOnly",schemaPath:"#/properties/readOnly/type",keyword:"type",params:{type: schema96.properties.readOnly.type},schema:schema96.properties.readOnly.type,parentSchema:schema96.properties.readOnly,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.registry !== undefined){
let data2 = data.registry;
if((typeof data2 !== "string") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/registry",schemaPath:"#/properties/registry/type",keyword:"type",params:{type: schema96.properties.registry.type},schema:schema96.properties.registry.type,parentSchema:schema96.properties.registry,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.tenant !== undefined){
let data3 = data.tenant;
if((typeof data3 !== "string") && (data3 !== null)){
const err5 = {instancePath:instancePath+"/tenant",schemaPath:"#/properties/tenant/type",keyword:"type",params:{type: schema96.properties.tenant.type},schema:schema96.properties.tenant.type,parentSchema:schema96.properties.tenant,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.user !== undefined){
let data4 = data.user;
if((typeof data4 !== "string") && (data4 !== null)){
const err6 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: schema96.properties.user.type},schema:schema96.properties.user.type,parentSchema:schema96.properties.user,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.volume !== undefined){
let data5 = data.volume;
if((typeof data5 !== "string") && (data5 !== null)){
const err7 = {instancePath:instancePath+"/volume",schemaPath:"#/properties/volume/type",keyword:"type",params:{type: schema96.properties.volume.type},schema:schema96.properties.volume.type,parentSchema:schema96.properties.volume,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.$patch !== undefined){
let data6 = data.$patch;
if(!(((data6 === "replace") || (data6 === "delete")) || (data6 === "merge"))){
const err8 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema96.properties.$patch.enum},schema:schema96.properties.$patch.enum,parentSchema:schema96.properties.$patch,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
validate93.errors = vErrors;
return errors === 0;
}

const schema97 = {"type":["object","null"],"properties":{"fsType":{"type":["string","null"]},"image":{"type":["string","null"]},"keyring":{"type":["string","null"]},"monitors":{"type":["array","null"],"items":{"type":"string"}},"pool":{"type":["string","null"]},"readOnly":{"type":["boolean","null"]},"secretRef":{"$ref":"#/definitions/LocalObjectReference"},"user":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};

function validate94(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema97.type},schema:schema97.type,parentSchema:schema97,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0.call(schema97.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema97,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.fsType !== undefined){
let data0 = data.fsType;
if((typeof data0 !== "string") && (data0 !== null)){
const err2 = {instancePath:instancePath+"/fsType",schemaPath:"#/properties/fsType/type",keyword:"type",params:{type: schema97.properties.fsType.type},schema:schema97.properties.fsType.type,parentSchema:schema97.properties.fsType,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.image !== undefined){
let data1 = data.image;
if((typeof data1 !== "string") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type: schema97.properties.image.type},schema:schema97.properties.image.type,parentSchema:schema97.properties.image,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.keyring !== undefined){
let data2 = data.keyring;
if((typeof data2 !== "string") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/keyring",schemaPath:"#/properties/keyring/type",keyword:"type",params:{type: schema97.properties.keyring.type},schema:schema97.properties.keyring.type,parentSchema:schema97.properties.keyring,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.monitors !== undefined){
let data3 = data.monitors;
if((!(Array.isArray(data3))) && (data3 !== null)){
const err5 = {instancePath:instancePath+"/monitors",schemaPath:"#/properties/monitors/type",keyword:"type",params:{type: schema97.properties.monitors.type},schema:schema97.properties.monitors.type,parentSchema:schema97.properties.monitors,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/monitors/" + i0,schemaPath:"#/properties/monitors/items/type",keyword:"type",params:{type: "string"},schema:schema97.properties.monitors.items.type,parentSchema:schema97.properties.monitors.items,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
if(data.pool !== undefined){
let data5 = data.pool;
if((typeof data5 !== "string") && (data5 !== null)){
const err7 = {instancePath:instancePath+"/pool",schemaPath:"#/properties/pool/type",keyword:"type",params:{type: schema97.properties.pool.type},schema:schema97.properties.pool.type,parentSchema:schema97.properties.pool,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.readOnly !== undefined){
let data6 = data.readOnly;
if((typeof data6 !== "boolean") && (data6 !== null)){
const err8 = {instancePath:instancePath+"/readOnly",schemaPath:"#/properties/readOnly/type",keyword:"type",params:{type: schema97.properties.readOnly.type},schema:schema97.properties.readOnly.type,parentSchema:schema97.properties.readOnly,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.secretRef !== undefined){
if(!(validate49(data.secretRef, instancePath+"/secretRef"))){
vErrors = vErrors === null ? validate49.errors : joined(vErrors, validate49.errors);
errors = vErrors.length;
}
}
if(data.user !== undefined){
let data8 = data.user;
if((typeof data8 !== "string") && (data8 !== null)){
const err9 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: schema97.properties.user.type},schema:schema97.properties.user.type,parentSchema:schema97.properties.user,data:data8};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.$patch !== undefined){
let data9 = data.$patch;
if(!(((data9 === "replace") || (data9 === "delete")) || (data9 === "merge"))){
const err10 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema97.properties.$patch.enum},schema:schema97.properties.$patch.enum,parentSchema:schema97.properties.$patch,data:data9};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
validate94.errors = vErrors;
return errors === 0;
}

const schema98 = {"type":["object","null"],"properties":{"fsType":{"type":["string","null"]},"gateway":{"type":["string","null"]},"protectionDomain":{"type":["string","null"]},"readOnly":{"type":["boolean","null"]},"secretRef":{"$ref":"#/definitions/LocalObjectReference"},"sslEnabled":{"type":["boolean","null"]},"storageMode":{"type":["string","null"]},"storagePool":{"type":["string","null"]},"system":{"type":["string","null"]},"volumeName":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};

function validate95(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema98.type},schema:schema98.type,parentSchema:schema98,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0.call(schema98.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema98,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.fsType !== undefined){
let data0 = data.fsType;
if((typeof data0 !== "string") && (data0 !== null)){
const err2 = {instancePath:instancePath+"/fsType",schemaPath:"#/properties/fsType/type",keyword:"type",params:{type: schema98.properties.fsType.type},schema:schema98.properties.fsType.type,parentSchema:schema98.properties.fsType,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.gateway !== undefined){
let data1 = data.gateway;
if((typeof data1 !== "string") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/gateway",schemaPath:"#/properties/gateway/type",keyword:"type",params:{type: schema98.properties.gateway.type},schema:schema98.properties.gateway.type,parentSchema:schema98.properties.gateway,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.protectionDomain !== undefined){
let data2 = data.protectionDomain;
if((typeof data2 !== "string") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/protectionDomain",schemaPath:"#/properties/protectionDomain/type",keyword:"type",params:{type: schema98.properties.protectionDomain.type},schema:schema98.properties.protectionDomain.type,parentSchema:schema98.properties.protectionDomain,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.readOnly !== undefined){
let data3 = data.readOnly;
if((typeof data3 !== "boolean") && (data3 !== null)){
const err5 = {instancePath:instancePath+"/readOnly",schemaPath:"#/properties/readOnly/type",keyword:"type",params:{type: schema98.properties.readOnly.type},schema:schema98.properties.readOnly.type,parentSchema:schema98.properties.readOnly,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.secretRef !== undefined){
if(!(validate49(data.secretRef, instancePath+"/secretRef"))){
vErrors = vErrors === null ? validate49.errors : joined(vErrors, validate49.errors);
errors = vErrors.length;
}
}
if(data.sslEnabled !== undefined){
let data5 = data.sslEnabled;
if((typeof data5 !== "boolean") && (data5 !== null)){
const err6 = {instancePath:instancePath+"/sslEnabled",schemaPath:"#/properties/sslEnabled/type",keyword:"type",params:{type: schema98.properties.sslEnabled.type},schema:schema98.properties.sslEnabled.type,parentSchema:schema98.properties.sslEnabled,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.storageMode !== undefined){
let data6 = data.storageMode;
if((typeof data6 !== "string") && (data6 !== null)){
const err7 = {instancePath:instancePath+"/storageMode",schemaPath:"#/properties/storageMode/type",keyword:"type",params:{type: schema98.properties.storageMode.type},schema:schema98.properties.storageMode.type,parentSchema:schema98.properties.storageMode,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.storagePool !== undefined){
let data7 = data.storagePool;
if((typeof data7 !== "string") && (data7 !== null)){
const err8 = {instancePath:instancePath+"/storagePool",schemaPath:"#/properties/storagePool/type",keyword:"type",params:{type: schema98.properties.storagePool.type},schema:schema98.properties.storagePool.type,parentSchema:schema98.properties.storagePool,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.system !== undefined){
let data8 = data.system;
if((typeof data8 !== "string") && (data8 !== null)){
const err9 = {instancePath:instancePath+"/system",schemaPath:"#/properties/system/type",keyword:"type",params:{type: schema98.properties.system.type},schema:schema98.properties.system.type,parentSchema:schema98.properties.system,data:data8};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.volumeName !== undefined){
let data9 = data.volumeName;
if((typeof data9 !== "string") && (data9 !== null)){
const err10 = {instancePath:instancePath+"/volumeName",schemaPath:"#/properties/volumeName/type",keyword:"type",params:{type: schema98.properties.volumeName.type},schema:schema98.properties.volumeName.type,parentSchema:schema98.properties.volumeName,data:data9};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.$patch !== undefined){
let data10 = data.$patch;
if(!(((data10 === "replace") || (data10 === "delete")) || (data10 === "merge"))){
const err11 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema98.properties.$patch.enum},schema:schema98.properties.$patch.enum,parentSchema:schema98.properties.$patch,data:data10};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
validate95.errors = vErrors;
return errors === 0;
}

const schema99 = {"type":["object","null"],"properties":{"defaultMode":{"type":["integer","null"],"minimum":0,"maximum":511},"items":{"type":["array","null"],"items":{"type":"object","$ref":"#/definitions/KeyToPath"}},"optional":{"type":["boolean","null"]},"secretName":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};

function validate96(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema99.type},schema:schema99.type,parentSchema:schema99,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "defaultMode") || (key0 === "items")) || (key0 === "optional")) || (key0 === "secretName")) || (key0 === "$patch"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema99,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.defaultMode !== undefined){
let data0 = data.defaultMode;
if((!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) && (data0 !== null)){
const err2 = {instancePath:instancePath+"/defaultMode",schemaPath:"#/properties/defaultMode/type",keyword:"type",params:{type: schema99.properties.defaultMode.type},schema:schema99.properties.defaultMode.type,parentSchema:schema99.properties.defaultMode,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 511 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/defaultMode",schemaPath:"#/properties/defaultMode/maximum",keyword:"maximum",params:{comparison: "<=", limit: 511},schema:511,parentSchema:schema99.properties.defaultMode,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/defaultMode",schemaPath:"#/properties/defaultMode/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema99.properties.defaultMode,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.items !== undefined){
let data1 = data.items;
if((!(Array.isArray(data1))) && (data1 !== null)){
const err5 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: schema99.properties.items.type},schema:schema99.properties.items.type,parentSchema:schema99.properties.items,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
const err6 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type: "object"},schema:schema99.properties.items.items.type,parentSchema:schema99.properties.items.items,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(validate64(data2, instancePath+"/items/" + i0))){
vErrors = vErrors === null ? validate64.errors : joined(vErrors, validate64.errors);
errors = vErrors.length;
}
}
}
}
if(data.optional !== undefined){
let data3 = data.optional;
if((typeof data3 !== "boolean") && (data3 !== null)){
const err7 = {instancePath:instancePath+"/optional",schemaPath:"#/properties/optional/type",keyword:"type",params:{type: schema99.properties.optional.type},schema:schema99.properties.optional.type,parentSchema:schema99.properties.optional,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.secretName !== undefined){
let data4 = data.secretName;
if((typeof data4 !== "string") && (data4 !== null)){
const err8 = {instancePath:instancePath+"/secretName",schemaPath:"#/properties/secretName/type",keyword:"type",params:{type: schema99.properties.secretName.type},schema:schema99.properties.secretName.type,parentSchema:schema99.properties.secretName,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.$patch !== undefined){
let data5 = data.$patch;
if(!(((data5 === "replace") || (data5 === "delete")) || (data5 === "merge"))){
const err9 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema99.properties.$patch.enum},schema:schema99.properties.$patch.enum,parentSchema:schema99.properties.$patch,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
validate96.errors = vErrors;
return errors === 0;
}

const schema100 = {"type":["object","null"],"properties":{"fsType":{"type":["string","null"]},"readOnly":{"type":["boolean","null"]},"secretRef":{"$ref":"#/definitions/LocalObjectReference"},"volumeName":{"type":["string","null"]},"volumeNamespace":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};

function validate97(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema100.type},schema:schema100.type,parentSchema:schema100,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((key0 === "fsType") || (key0 === "readOnly")) || (key0 === "secretRef")) || (key0 === "volumeName")) || (key0 === "volumeNamespace")) || (key0 === "$patch"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema100,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.fsType !== undefined){
let data0 = data.fsType;
if((typeof data0 !== "string") && (data0 !== null)){
const err2 = {instancePath:instancePath+"/fsType",schemaPath:"#/properties/fsType/type",keyword:"type",params:{type: schema100.properties.fsType.type},schema:schema100.properties.fsType.type,parentSchema:schema100.properties.fsType,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.readOnly !== undefined){
let data1 = data.readOnly;
if((typeof data1 !== "boolean") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/readOnly",schemaPath:"#/properties/readOnly/type",keyword:"type",params:{type: schema100.properties.readOnly.type},schema:schema100.properties.readOnly.type,parentSchema:schema100.properties.readOnly,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.secretRef !== undefined){
if(!(validate49(data.secretRef, instancePath+"/secretRef"))){
vErrors = vErrors === null ? validate49.errors : joined(vErrors, validate49.errors);
errors = vErrors.length;
}
}
if(data.volumeName !== undefined){
let data3 = data.volumeName;
if((typeof data3 !== "string") && (data3 !== null)){
const err4 = {instancePath:instancePath+"/volumeName",schemaPath:"#/properties/volumeName/type",keyword:"type",params:{type: schema100.properties.volumeName.type},schema:schema100.properties.volumeName.type,parentSchema:schema100.properties.volumeName,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.volumeNamespace !== undefined){
let data4 = data.volumeNamespace;
if((typeof data4 !== "string") && (data4 !== null)){
const err5 = {instancePath:instancePath+"/volumeNamespace",schemaPath:"#/properties/volumeNamespace/type",keyword:"type",params:{type: schema100.properties.volumeNamespace.type},schema:schema100.properties.volumeNamespace.type,parentSchema:schema100.properties.volumeNamespace,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.$patch !== undefined){
let data5 = data.$patch;
if(!(((data5 === "replace") || (data5 === "delete")) || (data5 === "merge"))){
const err6 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema100.properties.$patch.enum},schema:schema100.properties.$patch.enum,parentSchema:schema100.properties.$patch,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
validate97.errors = vErrors;
return errors === 0;
}

const schema101 = {"type":["object","null"],"properties":{"fsType":{"type":["string","null"]},"storagePolicyID":{"type":["string","null"]},"storagePolicyName":{"type":["string","null"]},"volumePath":{"type":["string","null"]},"$patch":{"enum":["replace","delete","merge"]}},"additionalProperties":false};

function validate98(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema101.type},schema:schema101.type,parentSchema:schema101,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "fsType") || (key0 === "storagePolicyID")) || (key0 === "storagePolicyName")) || (key0 === "volumePath")) || (key0 === "$patch"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema101,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.fsType !== undefined){
let data0 = data.fsType;
if((typeof data0 !== "string") && (data0 !== null)){
const err2 = {instancePath:instancePath+"/fsType",schemaPath:"#/properties/fsType/type",keyword:"type",params:{type: schema101.properties.fsType.type},schema:schema101.properties.fsType.type,parentSchema:schema101.properties.fsType,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.storagePolicyID !== undefined){
let data1 = data.storagePolicyID;
if((typeof data1 !== "string") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/storagePolicyID",schemaPath:"#/properties/storagePolicyID/type",keyword:"type",params:{type: schema101.properties.storagePolicyID.type},schema:schema101.properties.storagePolicyID.type,parentSchema:schema101.properties.storagePolicyID,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.storagePolicyName !== undefined){
let data2 = data.storagePolicyName;
if((typeof data2 !== "string") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/storagePolicyName",schemaPath:"#/properties/storagePolicyName/type",keyword:"type",params:{type: schema101.properties.storagePolicyName.type},schema:schema101.properties.storagePolicyName.type,parentSchema:schema101.properties.storagePolicyName,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.volumePath !== undefined){
let data3 = data.volumePath;
if((typeof data3 !== "string") && (data3 !== null)){
const err5 = {instancePath:instancePath+"/volumePath",schemaPath:"#/properties/volumePath/type",keyword:"type",params:{type: schema101.properties.volumePath.type},schema:schema101.properties.volumePath.type,parentSchema:schema101.properties.volumePath,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.$patch !== undefined){
let data4 = data.$patch;
if(!(((data4 === "replace") || (data4 === "delete")) || (data4 === "merge"))){
const err6 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema101.properties.$patch.enum},schema:schema101.properties.$patch.enum,parentSchema:schema101.properties.$patch,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
validate98.errors = vErrors;
return errors === 0;
}


function validate99(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema61.type},schema:schema61.type,parentSchema:schema61,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema61.required,parentSchema:schema61,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema61.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema61,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.awsElasticBlockStore !== undefined){
if(!(validate59(data.awsElasticBlockStore, instancePath+"/awsElasticBlockStore"))){
vErrors = vErrors === null ? validate59.errors : joined(vErrors, validate59.errors);
errors = vErrors.length;
}
}
if(data.azureDisk !== undefined){
if(!(validate60(data.azureDisk, instancePath+"/azureDisk"))){
vErrors = vErrors === null ? validate60.errors : joined(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.azureFile !== undefined){
if(!(validate61(data.azureFile, instancePath+"/azureFile"))){
vErrors = vErrors === null ? validate61.errors : joined(vErrors, validate61.errors);
errors = vErrors.length;
}
}
if(data.cephfs !== undefined){
if(!(validate62(data.cephfs, instancePath+"/cephfs"))){
vErrors = vErrors === null ? validate62.errors : joined(vErrors, validate62.errors);
errors = vErrors.length;
}
}
if(data.cinder !== undefined){
if(!(validate63(data.cinder, instancePath+"/cinder"))){
vErrors = vErrors === null ? validate63.errors : joined(vErrors, validate63.errors);
errors = vErrors.length;
}
}
if(data.configMap !== undefined){
if(!(validate65(data.configMap, instancePath+"/configMap"))){
vErrors = vErrors === null ? validate65.errors : joined(vErrors, validate65.errors);
errors = vErrors.length;
}
}
if(data.csi !== undefined){
if(!(validate66(data.csi, instancePath+"/csi"))){
vErrors = vErrors === null ? validate66.errors : joined(vErrors, validate66.errors);
errors = vErrors.length;
}
}
if(data.downwardAPI !== undefined){
if(!(validate68(data.downwardAPI, instancePath+"/downwardAPI"))){
vErrors = vErrors === null ? validate68.errors : joined(vErrors, validate68.errors);
errors = vErrors.length;
}
}
if(data.emptyDir !== undefined){
if(!(validate69(data.emptyDir, instancePath+"/emptyDir"))){
vErrors = vErrors === null ? validate69.errors : joined(vErrors, validate69.errors);
errors = vErrors.length;
}
}
if(data.ephemeral !== undefined){
if(!(validate74(data.ephemeral, instancePath+"/ephemeral"))){
vErrors = vErrors === null ? validate74.errors : joined(vErrors, validate74.errors);
errors = vErrors.length;
}
}
if(data.fc !== undefined){
if(!(validate75(data.fc, instancePath+"/fc"))){
vErrors = vErrors === null ? validate75.errors : joined(vErrors, validate75.errors);
errors = vErrors.length;
}
}
if(data.flexVolume !== undefined){
if(!(validate76(data.flexVolume, instancePath+"/flexVolume"))){
vErrors = vErrors === null ? validate76.errors : joined(vErrors, validate76.errors);
errors = vErrors.length;
}
}
if(data.flocker !== undefined){
if(!(validate77(data.flocker, instancePath+"/flocker"))){
vErrors = vErrors === null ? validate77.errors : joined(vErrors, validate77.errors);
errors = vErrors.length;
}
}
if(data.gcePersistentDisk !== undefined){
if(!(validate78(data.gcePersistentDisk, instancePath+"/gcePersistentDisk"))){
vErrors = vErrors === null ? validate78.errors : joined(vErrors, validate78.errors);
errors = vErrors.length;
}
}
if(data.gitRepo !== undefined){
if(!(validate79(data.gitRepo, instancePath+"/gitRepo"))){
vErrors = vErrors === null ? validate79.errors : joined(vErrors, validate79.errors);
errors = vErrors.length;
}
}
if(data.glusterfs !== undefined){
if(!(validate80(data.glusterfs, instancePath+"/glusterfs"))){
vErrors = vErrors === null ? validate80.errors : joined(vErrors, validate80.errors);
errors = vErrors.length;
}
}
if(data.hostPath !== undefined){
if(!(validate81(data.hostPath, instancePath+"/hostPath"))){
vErrors = vErrors === null ? validate81.errors : joined(vErrors, validate81.errors);
errors = vErrors.length;
}
}
if(data.iscsi !== undefined){
if(!(validate82(data.iscsi, instancePath+"/iscsi"))){
vErrors = vErrors === null ? validate82.errors : joined(vErrors, validate82.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data18 = data.name;
if((typeof data18 !== "string") && (data18 !== null)){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema61.properties.name.type},schema:schema61.properties.name.type,parentSchema:schema61.properties.name,data:data18};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data18 === "string"){
if(!pattern3.test(data18)){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{ pattern: "the form of a name of at most 63 lowercase letters, digits and \"-\"" },schema:"^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$",parentSchema:schema61.properties.name,data:data18};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.nfs !== undefined){
if(!(validate83(data.nfs, instancePath+"/nfs"))){
vErrors = vErrors === null ? validate83.errors : joined(vErrors, validate83.errors);
errors = vErrors.length;
}
}
if(data.persistentVolumeClaim !== undefined){
if(!(validate84(data.persistentVolumeClaim, instancePath+"/persistentVolumeClaim"))){
vErrors = vErrors === null ? validate84.errors : joined(vErrors, validate84.errors);
errors = vErrors.length;
}
}
if(data.photonPersistentDisk !== undefined){
if(!(validate85(data.photonPersistentDisk, instancePath+"/photonPersistentDisk"))){
vErrors = vErrors === null ? validate85.errors : joined(vErrors, validate85.errors);
errors = vErrors.length;
}
}
if(data.portworxVolume !== undefined){
if(!(validate86(data.portworxVolume, instancePath+"/portworxVolume"))){
vErrors = vErrors === null ? validate86.errors : joined(vErrors, validate86.errors);
errors = vErrors.length;
}
}
if(data.projected !== undefined){
if(!(validate92(data.projected, instancePath+"/projected"))){
vErrors = vErrors === null ? validate92.errors : joined(vErrors, validate92.errors);
errors = vErrors.length;
}
}
if(data.quobyte !== undefined){
if(!(validate93(data.quobyte, instancePath+"/quobyte"))){
vErrors = vErrors === null ? validate93.errors : joined(vErrors, validate93.errors);
errors = vErrors.length;
}
}
if(data.rbd !== undefined){
if(!(validate94(data.rbd, instancePath+"/rbd"))){
vErrors = vErrors === null ? validate94.errors : joined(vErrors, validate94.errors);
errors = vErrors.length;
}
}
if(data.scaleIO !== undefined){
if(!(validate95(data.scaleIO, instancePath+"/scaleIO"))){
vErrors = vErrors === null ? validate95.errors : joined(vErrors, validate95.errors);
errors = vErrors.length;
}
}
if(data.secret !== undefined){
if(!(validate96(data.secret, instancePath+"/secret"))){
vErrors = vErrors === null ? validate96.errors : joined(vErrors, validate96.errors);
errors = vErrors.length;
}
}
if(data.storageos !== undefined){
if(!(validate97(data.storageos, instancePath+"/storageos"))){
vErrors = vErrors === null ? validate97.errors : joined(vErrors, validate97.errors);
errors = vErrors.length;
}
}
if(data.vsphereVolume !== undefined){
if(!(validate98(data.vsphereVolume, instancePath+"/vsphereVolume"))){
vErrors = vErrors === null ? validate98.errors : joined(vErrors, validate98.errors);
errors = vErrors.length;
}
}
if(data.$patch !== undefined){
let data30 = data.$patch;
if(!(((data30 === "replace") || (data30 === "delete")) || (data30 === "merge"))){
const err5 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema61.properties.$patch.enum},schema:schema61.properties.$patch.enum,parentSchema:schema61.properties.$patch,data:data30};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
validate99.errors = vErrors;
return errors === 0;
}


function validate100(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema5.type},schema:schema5.type,parentSchema:schema5,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0.call(schema5.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema5,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.activeDeadlineSeconds !== undefined){
let data0 = data.activeDeadlineSeconds;
if((!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) && (data0 !== null)){
const err2 = {instancePath:instancePath+"/activeDeadlineSeconds",schemaPath:"#/properties/activeDeadlineSeconds/type",keyword:"type",params:{type: schema5.properties.activeDeadlineSeconds.type},schema:schema5.properties.activeDeadlineSeconds.type,parentSchema:schema5.properties.activeDeadlineSeconds,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.affinity !== undefined){
if(!(validate15(data.affinity, instancePath+"/affinity"))){
vErrors = vErrors === null ? validate15.errors : joined(vErrors, validate15.errors);
errors = vErrors.length;
}
}
if(data.automountServiceAccountToken !== undefined){
let data2 = data.automountServiceAccountToken;
if((typeof data2 !== "boolean") && (data2 !== null)){
const err3 = {instancePath:instancePath+"/automountServiceAccountToken",schemaPath:"#/properties/automountServiceAccountToken/type",keyword:"type",params:{type: schema5.properties.automountServiceAccountToken.type},schema:schema5.properties.automountServiceAccountToken.type,parentSchema:schema5.properties.automountServiceAccountToken,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.containers !== undefined){
let data3 = data.containers;
if((!(Array.isArray(data3))) && (data3 !== null)){
const err4 = {instancePath:instancePath+"/containers",schemaPath:"#/properties/containers/type",keyword:"type",params:{type: schema5.properties.containers.type},schema:schema5.properties.containers.type,parentSchema:schema5.properties.containers,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
const err5 = {instancePath:instancePath+"/containers/" + i0,schemaPath:"#/properties/containers/items/type",keyword:"type",params:{type: "object"},schema:schema5.properties.containers.items.type,parentSchema:schema5.properties.containers.items,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(validate44(data4, instancePath+"/containers/" + i0))){
vErrors = vErrors === null ? validate44.errors : joined(vErrors, validate44.errors);
errors = vErrors.length;
}
}
}
}
if(data.dnsConfig !== undefined){
if(!(validate46(data.dnsConfig, instancePath+"/dnsConfig"))){
vErrors = vErrors === null ? validate46.errors : joined(vErrors, validate46.errors);
errors = vErrors.length;
}
}
if(data.dnsPolicy !== undefined){
let data6 = data.dnsPolicy;
if((typeof data6 !== "string") && (data6 !== null)){
const err6 = {instancePath:instancePath+"/dnsPolicy",schemaPath:"#/properties/dnsPolicy/type",keyword:"type",params:{type: schema5.properties.dnsPolicy.type},schema:schema5.properties.dnsPolicy.type,parentSchema:schema5.properties.dnsPolicy,data:data6};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((((data6 === "ClusterFirst") || (data6 === "ClusterFirstWithHostNet")) || (data6 === "Default")) || (data6 === "None"))){
const err7 = {instancePath:instancePath+"/dnsPolicy",schemaPath:"#/properties/dnsPolicy/enum",keyword:"enum",params:{allowedValues: schema5.properties.dnsPolicy.enum},schema:schema5.properties.dnsPolicy.enum,parentSchema:schema5.properties.dnsPolicy,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.enableServiceLinks !== undefined){
let data7 = data.enableServiceLinks;
if((typeof data7 !== "boolean") && (data7 !== null)){
const err8 = {instancePath:instancePath+"/enableServiceLinks",schemaPath:"#/properties/enableServiceLinks/type",keyword:"type",params:{type: schema5.properties.enableServiceLinks.type},schema:schema5.properties.enableServiceLinks.type,parentSchema:schema5.properties.enableServiceLinks,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.ephemeralContainers !== undefined){
let data8 = data.ephemeralContainers;
if((!(Array.isArray(data8))) && (data8 !== null)){
const err9 = {instancePath:instancePath+"/ephemeralContainers",schemaPath:"#/properties/ephemeralContainers/type",keyword:"type",params:{type: schema5.properties.ephemeralContainers.type},schema:schema5.properties.ephemeralContainers.type,parentSchema:schema5.properties.ephemeralContainers,data:data8};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
if(!(data9 && typeof data9 == "object" && !Array.isArray(data9))){
const err10 = {instancePath:instancePath+"/ephemeralContainers/" + i1,schemaPath:"#/properties/ephemeralContainers/items/type",keyword:"type",params:{type: "object"},schema:schema5.properties.ephemeralContainers.items.type,parentSchema:schema5.properties.ephemeralContainers.items,data:data9};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(validate47(data9, instancePath+"/ephemeralContainers/" + i1))){
vErrors = vErrors === null ? validate47.errors : joined(vErrors, validate47.errors);
errors = vErrors.length;
}
}
}
}
if(data.hostAliases !== undefined){
let data10 = data.hostAliases;
if((!(Array.isArray(data10))) && (data10 !== null)){
const err11 = {instancePath:instancePath+"/hostAliases",schemaPath:"#/properties/hostAliases/type",keyword:"type",params:{type: schema5.properties.hostAliases.type},schema:schema5.properties.hostAliases.type,parentSchema:schema5.properties.hostAliases,data:data10};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(Array.isArray(data10)){
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
let data11 = data10[i2];
if(!(data11 && typeof data11 == "object" && !Array.isArray(data11))){
const err12 = {instancePath:instancePath+"/hostAliases/" + i2,schemaPath:"#/properties/hostAliases/items/type",keyword:"type",params:{type: "object"},schema:schema5.properties.hostAliases.items.type,parentSchema:schema5.properties.hostAliases.items,data:data11};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(validate48(data11, instancePath+"/hostAliases/" + i2))){
vErrors = vErrors === null ? validate48.errors : joined(vErrors, validate48.errors);
errors = vErrors.length;
}
}
}
}
if(data.hostIPC !== undefined){
let data12 = data.hostIPC;
if((typeof data12 !== "boolean") && (data12 !== null)){
const err13 = {instancePath:instancePath+"/hostIPC",schemaPath:"#/properties/hostIPC/type",keyword:"type",params:{type: schema5.properties.hostIPC.type},schema:schema5.properties.hostIPC.type,parentSchema:schema5.properties.hostIPC,data:data12};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.hostNetwork !== undefined){
let data13 = data.hostNetwork;
if((typeof data13 !== "boolean") && (data13 !== null)){
const err14 = {instancePath:instancePath+"/hostNetwork",schemaPath:"#/properties/hostNetwork/type",keyword:"type",params:{type: schema5.properties.hostNetwork.type},schema:schema5.properties.hostNetwork.type,parentSchema:schema5.properties.hostNetwork,data:data13};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.hostPID !== undefined){
let data14 = data.hostPID;
if((typeof data14 !== "boolean") && (data14 !== null)){
const err15 = {instancePath:instancePath+"/hostPID",schemaPath:"#/properties/hostPID/type",keyword:"type",params:{type: schema5.properties.hostPID.type},schema:schema5.properties.hostPID.type,parentSchema:schema5.properties.hostPID,data:data14};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.hostUsers !== undefined){
let data15 = data.hostUsers;
if((typeof data15 !== "boolean") && (data15 !== null)){
const err16 = {instancePath:instancePath+"/hostUsers",schemaPath:"#/properties/hostUsers/type",keyword:"type",params:{type: schema5.properties.hostUsers.type},schema:schema5.properties.hostUsers.type,parentSchema:schema5.properties.hostUsers,data:data15};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.hostname !== undefined){
let data16 = data.hostname;
if((typeof data16 !== "string") && (data16 !== null)){
const err17 = {instancePath:instancePath+"/hostname",schemaPath:"#/properties/hostname/type",keyword:"type",params:{type: schema5.properties.hostname.type},schema:schema5.properties.hostname.type,parentSchema:schema5.properties.hostname,data:data16};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.imagePullSecrets !== undefined){
let data17 = data.imagePullSecrets;
if((!(Array.isArray(data17))) && (data17 !== null)){
const err18 = {instancePath:instancePath+"/imagePullSecrets",schemaPath:"#/properties/imagePullSecrets/type",keyword:"type",params:{type: schema5.properties.imagePullSecrets.type},schema:schema5.properties.imagePullSecrets.type,parentSchema:schema5.properties.imagePullSecrets,data:data17};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(Array.isArray(data17)){
const len3 = data17.length;
for(let i3=0; i3<len3; i3++){
let data18 = data17[i3];
if(!(data18 && typeof data18 == "object" && !Array.isArray(data18))){
const err19 = {instancePath:instancePath+"/imagePullSecrets/" + i3,schemaPath:"#/properties/imagePullSecrets/items/type",keyword:"type",params:{type: "object"},schema:schema5.properties.imagePullSecrets.items.type,parentSchema:schema5.properties.imagePullSecrets.items,data:data18};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!(validate49(data18, instancePath+"/imagePullSecrets/" + i3))){
vErrors = vErrors === null ? validate49.errors : joined(vErrors, validate49.errors);
errors = vErrors.length;
}
}
}
}
if(data.initContainers !== undefined){
let data19 = data.initContainers;
if((!(Array.isArray(data19))) && (data19 !== null)){
const err20 = {instancePath:instancePath+"/initContainers",schemaPath:"#/properties/initContainers/type",keyword:"type",params:{type: schema5.properties.initContainers.type},schema:schema5.properties.initContainers.type,parentSchema:schema5.properties.initContainers,data:data19};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(Array.isArray(data19)){
const len4 = data19.length;
for(let i4=0; i4<len4; i4++){
let data20 = data19[i4];
if(!(data20 && typeof data20 == "object" && !Array.isArray(data20))){
const err21 = {instancePath:instancePath+"/initContainers/" + i4,schemaPath:"#/properties/initContainers/items/type",keyword:"type",params:{type: "object"},schema:schema5.properties.initContainers.items.type,parentSchema:schema5.properties.initContainers.items,data:data20};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(validate44(data20, instancePath+"/initContainers/" + i4))){
vErrors = vErrors === null ? validate44.errors : joined(vErrors, validate44.errors);
errors = vErrors.length;
}
}
}
}
if(data.nodeName !== undefined){
let data21 = data.nodeName;
if((typeof data21 !== "string") && (data21 !== null)){
const err22 = {instancePath:instancePath+"/nodeName",schemaPath:"#/properties/nodeName/type",keyword:"type",params:{type: schema5.properties.nodeName.type},schema:schema5.properties.nodeName.type,parentSchema:schema5.properties.nodeName,data:data21};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.nodeSelector !== undefined){
let data22 = data.nodeSelector;
if((!(data22 && typeof data22 == "object" && !Array.isArray(data22))) && (data22 !== null)){
const err23 = {instancePath:instancePath+"/nodeSelector",schemaPath:"#/properties/nodeSelector/type",keyword:"type",params:{type: schema5.properties.nodeSelector.type},schema:schema5.properties.nodeSelector.type,parentSchema:schema5.properties.nodeSelector,data:data22};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
for(const key1 in data22){
let data23 = data22[key1];
if((typeof data23 !== "string") && (data23 !== null)){
const err24 = {instancePath:instancePath+"/nodeSelector/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/nodeSelector/additionalProperties/type",keyword:"type",params:{type: schema5.properties.nodeSelector.additionalProperties.type},schema:schema5.properties.nodeSelector.additionalProperties.type,parentSchema:schema5.properties.nodeSelector.additionalProperties,data:data23};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
}
if(data.os !== undefined){
if(!(validate50(data.os, instancePath+"/os"))){
vErrors = vErrors === null ? validate50.errors : joined(vErrors, validate50.errors);
errors = vErrors.length;
}
}
if(data.overhead !== undefined){
let data25 = data.overhead;
if((!(data25 && typeof data25 == "object" && !Array.isArray(data25))) && (data25 !== null)){
const err25 = {instancePath:instancePath+"/overhead",schemaPath:"#/properties/overhead/type",keyword:"type",params:{type: schema5.properties.overhead.type},schema:schema5.properties.overhead.type,parentSchema:schema5.properties.overhead,data:data25};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
for(const key2 in data25){
let data26 = data25[key2];
if(((typeof data26 !== "string") && (!((typeof data26 == "number") && (isFinite(data26))))) && (data26 !== null)){
const err26 = {instancePath:instancePath+"/overhead/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/overhead/additionalProperties/type",keyword:"type",params:{type: schema5.properties.overhead.additionalProperties.type},schema:schema5.properties.overhead.additionalProperties.type,parentSchema:schema5.properties.overhead.additionalProperties,data:data26};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 < 0 || isNaN(data26)){
const err27 = {instancePath:instancePath+"/overhead/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/overhead/additionalProperties/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema5.properties.overhead.additionalProperties,data:data26};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(typeof data26 === "string"){
if(!pattern1.test(data26)){
const err28 = {instancePath:instancePath+"/overhead/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/overhead/additionalProperties/pattern",keyword:"pattern",params:{ pattern: "^\\+?([0-9]+|[0-9]+\\.[0-9]*|\\.[0-9]+)([KMGTPE]i|[numkMGTPE]|[eE][+-]?[0-9]+)?$" },schema:"^\\+?([0-9]+|[0-9]+\\.[0-9]*|\\.[0-9]+)([KMGTPE]i|[numkMGTPE]|[eE][+-]?[0-9]+)?$",parentSchema:schema5.properties.overhead.additionalProperties,data:data26};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
}
}
if(data.preemptionPolicy !== undefined){
let data27 = data.preemptionPolicy;
if((typeof data27 !== "string") && (data27 !== null)){
const err29 = {instancePath:instancePath+"/preemptionPolicy",schemaPath:"#/properties/preemptionPolicy/type",keyword:"type",params:{type: schema5.properties.preemptionPolicy.type},schema:schema5.properties.preemptionPolicy.type,parentSchema:schema5.properties.preemptionPolicy,data:data27};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!((data27 === "Never") || (data27 === "PreemptLowerPriority"))){
const err30 = {instancePath:instancePath+"/preemptionPolicy",schemaPath:"#/properties/preemptionPolicy/enum",keyword:"enum",params:{allowedValues: schema5.properties.preemptionPolicy.enum},schema:schema5.properties.preemptionPolicy.enum,parentSchema:schema5.properties.preemptionPolicy,data:data27};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.priority !== undefined){
let data28 = data.priority;
if((!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))) && (data28 !== null)){
const err31 = {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/type",keyword:"type",params:{type: schema5.properties.priority.type},schema:schema5.properties.priority.type,parentSchema:schema5.properties.priority,data:data28};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.priorityClassName !== undefined){
let data29 = data.priorityClassName;
if((typeof data29 !== "string") && (data29 !== null)){
const err32 = {instancePath:instancePath+"/priorityClassName",schemaPath:"#/properties/priorityClassName/type",keyword:"type",params:{type: schema5.properties.priorityClassName.type},schema:schema5.properties.priorityClassName.type,parentSchema:schema5.properties.priorityClassName,data:data29};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(typeof data29 === "string"){
if(!pattern5.test(data29)){
const err33 = {instancePath:instancePath+"/priorityClassName",schemaPath:"#/properties/priorityClassName/pattern",keyword:"pattern",params:{ pattern: "the form of the name of an object: lowercase letters, digits, \"-\" and \".\"" },schema:"^[a-z0-9]([-a-z0-9]*[a-z0-9])?([.][a-z0-9]([-a-z0-9]*[a-z0-9])?)*$",parentSchema:schema5.properties.priorityClassName,data:data29};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
if(data.readinessGates !== undefined){
let data30 = data.readinessGates;
if((!(Array.isArray(data30))) && (data30 !== null)){
const err34 = {instancePath:instancePath+"/readinessGates",schemaPath:"#/properties/readinessGates/type",keyword:"type",params:{type: schema5.properties.readinessGates.type},schema:schema5.properties.readinessGates.type,parentSchema:schema5.properties.readinessGates,data:data30};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(Array.isArray(data30)){
const len5 = data30.length;
for(let i5=0; i5<len5; i5++){
let data31 = data30[i5];
if(!(data31 && typeof data31 == "object" && !Array.isArray(data31))){
const err35 = {instancePath:instancePath+"/readinessGates/" + i5,schemaPath:"#/properties/readinessGates/items/type",keyword:"type",params:{type: "object"},schema:schema5.properties.readinessGates.items.type,parentSchema:schema5.properties.readinessGates.items,data:data31};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(!(validate51(data31, instancePath+"/readinessGates/" + i5))){
vErrors = vErrors === null ? validate51.errors : joined(vErrors, validate51.errors);
errors = vErrors.length;
}
}
}
}
if(data.resourceClaims !== undefined){
let data32 = data.resourceClaims;
if((!(Array.isArray(data32))) && (data32 !== null)){
const err36 = {instancePath:instancePath+"/resourceClaims",schemaPath:"#/properties/resourceClaims/type",keyword:"type",params:{type: schema5.properties.resourceClaims.type},schema:schema5.properties.resourceClaims.type,parentSchema:schema5.properties.resourceClaims,data:data32};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(Array.isArray(data32)){
const len6 = data32.length;
for(let i6=0; i6<len6; i6++){
let data33 = data32[i6];
if(!(data33 && typeof data33 == "object" && !Array.isArray(data33))){
const err37 = {instancePath:instancePath+"/resourceClaims/" + i6,schemaPath:"#/properties/resourceClaims/items/type",keyword:"type",params:{type: "object"},schema:schema5.properties.resourceClaims.items.type,parentSchema:schema5.properties.resourceClaims.items,data:data33};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(!(validate53(data33, instancePath+"/resourceClaims/" + i6))){
vErrors = vErrors === null ? validate53.errors : joined(vErrors, validate53.errors);
errors = vErrors.length;
}
}
}
}
if(data.restartPolicy !== undefined){
let data34 = data.restartPolicy;
if((typeof data34 !== "string") && (data34 !== null)){
const err38 = {instancePath:instancePath+"/restartPolicy",schemaPath:"#/properties/restartPolicy/type",keyword:"type",params:{type: schema5.properties.restartPolicy.type},schema:schema5.properties.restartPolicy.type,parentSchema:schema5.properties.restartPolicy,data:data34};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(!(data34 === "Always")){
const err39 = {instancePath:instancePath+"/restartPolicy",schemaPath:"#/properties/restartPolicy/enum",keyword:"enum",params:{allowedValues: schema5.properties.restartPolicy.enum},schema:schema5.properties.restartPolicy.enum,parentSchema:schema5.properties.restartPolicy,data:data34};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.runtimeClassName !== undefined){
let data35 = data.runtimeClassName;
if((typeof data35 !== "string") && (data35 !== null)){
const err40 = {instancePath:instancePath+"/runtimeClassName",schemaPath:"#/properties/runtimeClassName/type",keyword:"type",params:{type: schema5.properties.runtimeClassName.type},schema:schema5.properties.runtimeClassName.type,parentSchema:schema5.properties.runtimeClassName,data:data35};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(typeof data35 === "string"){
if(!pattern5.test(data35)){
const err41 = {instancePath:instancePath+"/runtimeClassName",schemaPath:"#/properties/runtimeClassName/pattern",keyword:"pattern",params:{ pattern: "the form of the name of an object: lowercase letters, digits, \"-\" and \".\"" },schema:"^[a-z0-9]([-a-z0-9]*[a-z0-9])?([.][a-z0-9]([-a-z0-9]*[a-z0-9])?)*$",parentSchema:schema5.properties.runtimeClassName,data:data35};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
if(data.schedulerName !== undefined){
let data36 = data.schedulerName;
if((typeof data36 !== "string") && (data36 !== null)){
const err42 = {instancePath:instancePath+"/schedulerName",schemaPath:"#/properties/schedulerName/type",keyword:"type",params:{type: schema5.properties.schedulerName.type},schema:schema5.properties.schedulerName.type,parentSchema:schema5.properties.schedulerName,data:data36};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.schedulingGates !== undefined){
let data37 = data.schedulingGates;
if((!(Array.isArray(data37))) && (data37 !== null)){
const err43 = {instancePath:instancePath+"/schedulingGates",schemaPath:"#/properties/schedulingGates/type",keyword:"type",params:{type: schema5.properties.schedulingGates.type},schema:schema5.properties.schedulingGates.type,parentSchema:schema5.properties.schedulingGates,data:data37};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(Array.isArray(data37)){
const len7 = data37.length;
for(let i7=0; i7<len7; i7++){
let data38 = data37[i7];
if(!(data38 && typeof data38 == "object" && !Array.isArray(data38))){
const err44 = {instancePath:instancePath+"/schedulingGates/" + i7,schemaPath:"#/properties/schedulingGates/items/type",keyword:"type",params:{type: "object"},schema:schema5.properties.schedulingGates.items.type,parentSchema:schema5.properties.schedulingGates.items,data:data38};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(!(validate54(data38, instancePath+"/schedulingGates/" + i7))){
vErrors = vErrors === null ? validate54.errors : joined(vErrors, validate54.errors);
errors = vErrors.length;
}
}
}
}
if(data.securityContext !== undefined){
if(!(validate56(data.securityContext, instancePath+"/securityContext"))){
vErrors = vErrors === null ? validate56.errors : joined(vErrors, validate56.errors);
errors = vErrors.length;
}
}
if(data.serviceAccount !== undefined){
let data40 = data.serviceAccount;
if((typeof data40 !== "string") && (data40 !== null)){
const err45 = {instancePath:instancePath+"/serviceAccount",schemaPath:"#/properties/serviceAccount/type",keyword:"type",params:{type: schema5.properties.serviceAccount.type},schema:schema5.properties.serviceAccount.type,parentSchema:schema5.properties.serviceAccount,data:data40};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.serviceAccountName !== undefined){
let data41 = data.serviceAccountName;
if((typeof data41 !== "string") && (data41 !== null)){
const err46 = {instancePath:instancePath+"/serviceAccountName",schemaPath:"#/properties/serviceAccountName/type",keyword:"type",params:{type: schema5.properties.serviceAccountName.type},schema:schema5.properties.serviceAccountName.type,parentSchema:schema5.properties.serviceAccountName,data:data41};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(typeof data41 === "string"){
if(!pattern5.test(data41)){
const err47 = {instancePath:instancePath+"/serviceAccountName",schemaPath:"#/properties/serviceAccountName/pattern",keyword:"pattern",params:{ pattern: "the form of the name of an object: lowercase letters, digits, \"-\" and \".\"" },schema:"^[a-z0-9]([-a-z0-9]*[a-z0-9])?([.][a-z0-9]([-a-z0-9]*[a-z0-9])?)*$",parentSchema:schema5.properties.serviceAccountName,data:data41};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
if(data.setHostnameAsFQDN !== undefined){
let data42 = data.setHostnameAsFQDN;
if((typeof data42 !== "boolean") && (data42 !== null)){
const err48 = {instancePath:instancePath+"/setHostnameAsFQDN",schemaPath:"#/properties/setHostnameAsFQDN/type",keyword:"type",params:{type: schema5.properties.setHostnameAsFQDN.type},schema:schema5.properties.setHostnameAsFQDN.type,parentSchema:schema5.properties.setHostnameAsFQDN,data:data42};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.shareProcessNamespace !== undefined){
let data43 = data.shareProcessNamespace;
if((typeof data43 !== "boolean") && (data43 !== null)){
const err49 = {instancePath:instancePath+"/shareProcessNamespace",schemaPath:"#/properties/shareProcessNamespace/type",keyword:"type",params:{type: schema5.properties.shareProcessNamespace.type},schema:schema5.properties.shareProcessNamespace.type,parentSchema:schema5.properties.shareProcessNamespace,data:data43};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.subdomain !== undefined){
let data44 = data.subdomain;
if((typeof data44 !== "string") && (data44 !== null)){
const err50 = {instancePath:instancePath+"/subdomain",schemaPath:"#/properties/subdomain/type",keyword:"type",params:{type: schema5.properties.subdomain.type},schema:schema5.properties.subdomain.type,parentSchema:schema5.properties.subdomain,data:data44};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.terminationGracePeriodSeconds !== undefined){
let data45 = data.terminationGracePeriodSeconds;
if((!(((typeof data45 == "number") && (!(data45 % 1) && !isNaN(data45))) && (isFinite(data45)))) && (data45 !== null)){
const err51 = {instancePath:instancePath+"/terminationGracePeriodSeconds",schemaPath:"#/properties/terminationGracePeriodSeconds/type",keyword:"type",params:{type: schema5.properties.terminationGracePeriodSeconds.type},schema:schema5.properties.terminationGracePeriodSeconds.type,parentSchema:schema5.properties.terminationGracePeriodSeconds,data:data45};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if((typeof data45 == "number") && (isFinite(data45))){
if(data45 < 0 || isNaN(data45)){
const err52 = {instancePath:instancePath+"/terminationGracePeriodSeconds",schemaPath:"#/properties/terminationGracePeriodSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema5.properties.terminationGracePeriodSeconds,data:data45};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
if(data.tolerations !== undefined){
let data46 = data.tolerations;
if((!(Array.isArray(data46))) && (data46 !== null)){
const err53 = {instancePath:instancePath+"/tolerations",schemaPath:"#/properties/tolerations/type",keyword:"type",params:{type: schema5.properties.tolerations.type},schema:schema5.properties.tolerations.type,parentSchema:schema5.properties.tolerations,data:data46};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(Array.isArray(data46)){
const len8 = data46.length;
for(let i8=0; i8<len8; i8++){
let data47 = data46[i8];
if(!(data47 && typeof data47 == "object" && !Array.isArray(data47))){
const err54 = {instancePath:instancePath+"/tolerations/" + i8,schemaPath:"#/properties/tolerations/items/type",keyword:"type",params:{type: "object"},schema:schema5.properties.tolerations.items.type,parentSchema:schema5.properties.tolerations.items,data:data47};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(!(validate57(data47, instancePath+"/tolerations/" + i8))){
vErrors = vErrors === null ? validate57.errors : joined(vErrors, validate57.errors);
errors = vErrors.length;
}
}
}
}
if(data.topologySpreadConstraints !== undefined){
let data48 = data.topologySpreadConstraints;
if((!(Array.isArray(data48))) && (data48 !== null)){
const err55 = {instancePath:instancePath+"/topologySpreadConstraints",schemaPath:"#/properties/topologySpreadConstraints/type",keyword:"type",params:{type: schema5.properties.topologySpreadConstraints.type},schema:schema5.properties.topologySpreadConstraints.type,parentSchema:schema5.properties.topologySpreadConstraints,data:data48};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(Array.isArray(data48)){
const len9 = data48.length;
for(let i9=0; i9<len9; i9++){
let data49 = data48[i9];
if(!(data49 && typeof data49 == "object" && !Array.isArray(data49))){
const err56 = {instancePath:instancePath+"/topologySpreadConstraints/" + i9,schemaPath:"#/properties/topologySpreadConstraints/items/type",keyword:"type",params:{type: "object"},schema:schema5.properties.topologySpreadConstraints.items.type,parentSchema:schema5.properties.topologySpreadConstraints.items,data:data49};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(!(validate58(data49, instancePath+"/topologySpreadConstraints/" + i9))){
vErrors = vErrors === null ? validate58.errors : joined(vErrors, validate58.errors);
errors = vErrors.length;
}
}
}
}
if(data.volumes !== undefined){
let data50 = data.volumes;
if((!(Array.isArray(data50))) && (data50 !== null)){
const err57 = {instancePath:instancePath+"/volumes",schemaPath:"#/properties/volumes/type",keyword:"type",params:{type: schema5.properties.volumes.type},schema:schema5.properties.volumes.type,parentSchema:schema5.properties.volumes,data:data50};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(Array.isArray(data50)){
const len10 = data50.length;
for(let i10=0; i10<len10; i10++){
let data51 = data50[i10];
if(!(data51 && typeof data51 == "object" && !Array.isArray(data51))){
const err58 = {instancePath:instancePath+"/volumes/" + i10,schemaPath:"#/properties/volumes/items/type",keyword:"type",params:{type: "object"},schema:schema5.properties.volumes.items.type,parentSchema:schema5.properties.volumes.items,data:data51};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(!(validate99(data51, instancePath+"/volumes/" + i10))){
vErrors = vErrors === null ? validate99.errors : joined(vErrors, validate99.errors);
errors = vErrors.length;
}
}
}
}
if(data.$patch !== undefined){
let data52 = data.$patch;
if(!(((data52 === "replace") || (data52 === "delete")) || (data52 === "merge"))){
const err59 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema5.properties.$patch.enum},schema:schema5.properties.$patch.enum,parentSchema:schema5.properties.$patch,data:data52};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
}
validate100.errors = vErrors;
return errors === 0;
}


function validate101(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema1.type},schema:schema1.type,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "metadata") || (key0 === "spec")) || (key0 === "$patch"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.metadata !== undefined){
if(!(validate3(data.metadata, instancePath+"/metadata"))){
vErrors = vErrors === null ? validate3.errors : joined(vErrors, validate3.errors);
errors = vErrors.length;
}
}
if(data.spec !== undefined){
if(!(validate100(data.spec, instancePath+"/spec"))){
vErrors = vErrors === null ? validate100.errors : joined(vErrors, validate100.errors);
errors = vErrors.length;
}
}
if(data.$patch !== undefined){
let data2 = data.$patch;
if(!(((data2 === "replace") || (data2 === "delete")) || (data2 === "merge"))){
const err2 = {instancePath:instancePath+"/$patch",schemaPath:"#/properties/%24patch/enum",keyword:"enum",params:{allowedValues: schema1.properties.$patch.enum},schema:schema1.properties.$patch.enum,parentSchema:schema1.properties.$patch,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
validate101.errors = vErrors;
return errors === 0;
}


function validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(!(validate101(data, instancePath))){
vErrors = vErrors === null ? validate101.errors : joined(vErrors, validate101.errors);
errors = vErrors.length;
}
validate0.errors = vErrors;
return errors === 0;
}

