// Generated from schemas/kinds/embedding-server.json by npm run generate. Do not edit.
function codePoints(text) { let count = 0; for (const _ of text) count++; return count; }
"use strict";
export const validate = validate0;
export default validate0;
const schema0 = {"type":"object","additionalProperties":false,"required":["apiVersion","kind","metadata","spec"],"properties":{"apiVersion":{"type":"string","const":"mcp.svc.internal/v1alpha1"},"kind":{"type":"string","const":"EmbeddingServer"},"metadata":{"$ref":"../shared/object-meta.json"},"spec":{"type":"object","additionalProperties":false,"properties":{"model":{"type":"string","minLength":1},"hfTokenSecretRef":{"$ref":"../shared/secret-key-ref.json"},"image":{"type":"string","minLength":1},"imagePullPolicy":{"type":"string","enum":["Always","Never","IfNotPresent"]},"port":{"type":"integer","minimum":1,"maximum":65535},"args":{"type":"array","items":{"type":"string"},"x-list":{"type":"atomic"}},"env":{"type":"array","items":{"$ref":"../shared/env-var.json"},"x-list":{"type":"map","keys":["name"]}},"resources":{"$ref":"../shared/resource-requirements.json"},"modelCache":{"type":"object","additionalProperties":false,"properties":{"enabled":{"type":"boolean"},"storageClassName":{"type":"string"},"size":{"$ref":"../shared/quantity.json"},"accessMode":{"type":"string","enum":["ReadWriteOnce","ReadWriteMany","ReadOnlyMany"]}}},"podTemplateSpec":{"type":"object","x-language":"pod-template"},"resourceOverrides":{"type":"object","additionalProperties":false,"properties":{"statefulSet":{"type":"object","additionalProperties":false,"properties":{"annotations":{"type":"object","additionalProperties":{"type":"string"}},"labels":{"type":"object","additionalProperties":{"type":"string"}},"podTemplateMetadataOverrides":{"$ref":"../shared/resource-metadata-overrides.json"}}},"service":{"$ref":"../shared/resource-metadata-overrides.json"},"persistentVolumeClaim":{"$ref":"../shared/resource-metadata-overrides.json"}}},"replicas":{"type":"integer","minimum":1}}},"status":{"type":"object","additionalProperties":false,"properties":{"conditions":{"type":"array","items":{"$ref":"../shared/condition.json"},"x-list":{"type":"map","keys":["type"]}},"phase":{"type":"string","enum":["Pending","Downloading","Ready","Failed","Terminating"]},"message":{"type":"string"},"url":{"type":"string"},"readyReplicas":{"type":"integer"},"observedGeneration":{"type":"integer"}}}}};
const schema1 = {"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":253,"pattern":"^[a-z0-9]([-a-z0-9.]*[a-z0-9])?$"},"namespace":{"type":"string","minLength":1,"maxLength":63,"pattern":"^[a-z0-9]([-a-z0-9]*[a-z0-9])?$"},"labels":{"type":"object","additionalProperties":{"type":"string","maxLength":63}},"annotations":{"type":"object","additionalProperties":{"type":"string"}},"finalizers":{"type":"array","items":{"type":"string"}},"ownerReferences":{"type":"array","items":{"type":"object"}},"managedFields":{"type":"array","items":{"type":"object"}},"uid":{"type":"string"},"resourceVersion":{"type":"string"},"generation":{"type":"integer"},"creationTimestamp":{"type":"string"},"deletionTimestamp":{"type":"string"},"deletionGracePeriodSeconds":{"type":"integer"},"selfLink":{"type":"string"}}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = codePoints;
const pattern0 = new RegExp("^[a-z0-9]([-a-z0-9.]*[a-z0-9])?$", "u");
const pattern1 = new RegExp("^[a-z0-9]([-a-z0-9]*[a-z0-9])?$", "u");

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema1.required,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema1.properties, key0))){
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
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func1(data0) > 253){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 253},schema:253,parentSchema:schema1.properties.name,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema1.properties.name,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern0.test(data0)){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]([-a-z0-9.]*[a-z0-9])?$"},schema:"^[a-z0-9]([-a-z0-9.]*[a-z0-9])?$",parentSchema:schema1.properties.name,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema1.properties.name.type,parentSchema:schema1.properties.name,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.namespace !== undefined){
let data1 = data.namespace;
if(typeof data1 === "string"){
if(func1(data1) > 63){
const err6 = {instancePath:instancePath+"/namespace",schemaPath:"#/properties/namespace/maxLength",keyword:"maxLength",params:{limit: 63},schema:63,parentSchema:schema1.properties.namespace,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func1(data1) < 1){
const err7 = {instancePath:instancePath+"/namespace",schemaPath:"#/properties/namespace/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema1.properties.namespace,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern1.test(data1)){
const err8 = {instancePath:instancePath+"/namespace",schemaPath:"#/properties/namespace/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]([-a-z0-9]*[a-z0-9])?$"},schema:"^[a-z0-9]([-a-z0-9]*[a-z0-9])?$",parentSchema:schema1.properties.namespace,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/namespace",schemaPath:"#/properties/namespace/type",keyword:"type",params:{type: "string"},schema:schema1.properties.namespace.type,parentSchema:schema1.properties.namespace,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.labels !== undefined){
let data2 = data.labels;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
let data3 = data2[key1];
if(typeof data3 === "string"){
if(func1(data3) > 63){
const err10 = {instancePath:instancePath+"/labels/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/labels/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 63},schema:63,parentSchema:schema1.properties.labels.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/labels/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/labels/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema1.properties.labels.additionalProperties.type,parentSchema:schema1.properties.labels.additionalProperties,data:data3};
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
else {
const err12 = {instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type: "object"},schema:schema1.properties.labels.type,parentSchema:schema1.properties.labels,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.annotations !== undefined){
let data4 = data.annotations;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key2 in data4){
let data5 = data4[key2];
if(typeof data5 !== "string"){
const err13 = {instancePath:instancePath+"/annotations/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/annotations/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema1.properties.annotations.additionalProperties.type,parentSchema:schema1.properties.annotations.additionalProperties,data:data5};
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
else {
const err14 = {instancePath:instancePath+"/annotations",schemaPath:"#/properties/annotations/type",keyword:"type",params:{type: "object"},schema:schema1.properties.annotations.type,parentSchema:schema1.properties.annotations,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.finalizers !== undefined){
let data6 = data.finalizers;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(typeof data7 !== "string"){
const err15 = {instancePath:instancePath+"/finalizers/" + i0,schemaPath:"#/properties/finalizers/items/type",keyword:"type",params:{type: "string"},schema:schema1.properties.finalizers.items.type,parentSchema:schema1.properties.finalizers.items,data:data7};
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
else {
const err16 = {instancePath:instancePath+"/finalizers",schemaPath:"#/properties/finalizers/type",keyword:"type",params:{type: "array"},schema:schema1.properties.finalizers.type,parentSchema:schema1.properties.finalizers,data:data6};
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
let data8 = data.ownerReferences;
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
if(!(data9 && typeof data9 == "object" && !Array.isArray(data9))){
const err17 = {instancePath:instancePath+"/ownerReferences/" + i1,schemaPath:"#/properties/ownerReferences/items/type",keyword:"type",params:{type: "object"},schema:schema1.properties.ownerReferences.items.type,parentSchema:schema1.properties.ownerReferences.items,data:data9};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/ownerReferences",schemaPath:"#/properties/ownerReferences/type",keyword:"type",params:{type: "array"},schema:schema1.properties.ownerReferences.type,parentSchema:schema1.properties.ownerReferences,data:data8};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.managedFields !== undefined){
let data10 = data.managedFields;
if(Array.isArray(data10)){
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
let data11 = data10[i2];
if(!(data11 && typeof data11 == "object" && !Array.isArray(data11))){
const err19 = {instancePath:instancePath+"/managedFields/" + i2,schemaPath:"#/properties/managedFields/items/type",keyword:"type",params:{type: "object"},schema:schema1.properties.managedFields.items.type,parentSchema:schema1.properties.managedFields.items,data:data11};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/managedFields",schemaPath:"#/properties/managedFields/type",keyword:"type",params:{type: "array"},schema:schema1.properties.managedFields.type,parentSchema:schema1.properties.managedFields,data:data10};
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
let data12 = data.uid;
if(typeof data12 !== "string"){
const err21 = {instancePath:instancePath+"/uid",schemaPath:"#/properties/uid/type",keyword:"type",params:{type: "string"},schema:schema1.properties.uid.type,parentSchema:schema1.properties.uid,data:data12};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.resourceVersion !== undefined){
let data13 = data.resourceVersion;
if(typeof data13 !== "string"){
const err22 = {instancePath:instancePath+"/resourceVersion",schemaPath:"#/properties/resourceVersion/type",keyword:"type",params:{type: "string"},schema:schema1.properties.resourceVersion.type,parentSchema:schema1.properties.resourceVersion,data:data13};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.generation !== undefined){
let data14 = data.generation;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err23 = {instancePath:instancePath+"/generation",schemaPath:"#/properties/generation/type",keyword:"type",params:{type: "integer"},schema:schema1.properties.generation.type,parentSchema:schema1.properties.generation,data:data14};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.creationTimestamp !== undefined){
let data15 = data.creationTimestamp;
if(typeof data15 !== "string"){
const err24 = {instancePath:instancePath+"/creationTimestamp",schemaPath:"#/properties/creationTimestamp/type",keyword:"type",params:{type: "string"},schema:schema1.properties.creationTimestamp.type,parentSchema:schema1.properties.creationTimestamp,data:data15};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.deletionTimestamp !== undefined){
let data16 = data.deletionTimestamp;
if(typeof data16 !== "string"){
const err25 = {instancePath:instancePath+"/deletionTimestamp",schemaPath:"#/properties/deletionTimestamp/type",keyword:"type",params:{type: "string"},schema:schema1.properties.deletionTimestamp.type,parentSchema:schema1.properties.deletionTimestamp,data:data16};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.deletionGracePeriodSeconds !== undefined){
let data17 = data.deletionGracePeriodSeconds;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err26 = {instancePath:instancePath+"/deletionGracePeriodSeconds",schemaPath:"#/properties/deletionGracePeriodSeconds/type",keyword:"type",params:{type: "integer"},schema:schema1.properties.deletionGracePeriodSeconds.type,parentSchema:schema1.properties.deletionGracePeriodSeconds,data:data17};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.selfLink !== undefined){
let data18 = data.selfLink;
if(typeof data18 !== "string"){
const err27 = {instancePath:instancePath+"/selfLink",schemaPath:"#/properties/selfLink/type",keyword:"type",params:{type: "string"},schema:schema1.properties.selfLink.type,parentSchema:schema1.properties.selfLink,data:data18};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

const schema2 = {"type":"object","additionalProperties":false,"required":["name","key"],"properties":{"name":{"type":"string","minLength":1},"key":{"type":"string","minLength":1}}};

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema2.required,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.key === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"},schema:schema2.required,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "name") || (key0 === "key"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema2,data};
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
if(typeof data0 === "string"){
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema2.properties.name,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema2.properties.name.type,parentSchema:schema2.properties.name,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.key !== undefined){
let data1 = data.key;
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err5 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema2.properties.key,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},schema:schema2.properties.key.type,parentSchema:schema2.properties.key,data:data1};
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
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema2.type,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}

const schema3 = {"type":"object","additionalProperties":false,"required":["name","value"],"properties":{"name":{"type":"string","minLength":1},"value":{"type":"string"}}};

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema3.required,parentSchema:schema3,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.value === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"},schema:schema3.required,parentSchema:schema3,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "name") || (key0 === "value"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema3,data};
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
if(typeof data0 === "string"){
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema3.properties.name,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema3.properties.name.type,parentSchema:schema3.properties.name,data:data0};
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
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},schema:schema3.properties.value.type,parentSchema:schema3.properties.value,data:data1};
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
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema3.type,parentSchema:schema3,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}

const schema4 = {"type":"object","additionalProperties":false,"properties":{"limits":{"$ref":"./resource-list.json"},"requests":{"$ref":"./resource-list.json"}}};
const schema5 = {"type":"object","additionalProperties":false,"properties":{"cpu":{"$ref":"./quantity.json"},"memory":{"$ref":"./quantity.json"}}};
const schema6 = {"type":"string","x-language":"quantity","pattern":"^[+-]?([0-9]+|[0-9]+\\.[0-9]*|\\.[0-9]+)([KMGTPE]i|[numkMGTPE]|[eE][+-]?[0-9]+)?$","maxLength":64,"examples":["500m","128Mi"]};
const pattern2 = new RegExp("^[+-]?([0-9]+|[0-9]+\\.[0-9]*|\\.[0-9]+)([KMGTPE]i|[numkMGTPE]|[eE][+-]?[0-9]+)?$", "u");

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func1(data) > 64){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema6,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern2.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[+-]?([0-9]+|[0-9]+\\.[0-9]*|\\.[0-9]+)([KMGTPE]i|[numkMGTPE]|[eE][+-]?[0-9]+)?$"},schema:"^[+-]?([0-9]+|[0-9]+\\.[0-9]*|\\.[0-9]+)([KMGTPE]i|[numkMGTPE]|[eE][+-]?[0-9]+)?$",parentSchema:schema6,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema6.type,parentSchema:schema6,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}


function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "cpu") || (key0 === "memory"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema5,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.cpu !== undefined){
if(!(validate4(data.cpu, {instancePath:instancePath+"/cpu",parentData:data,parentDataProperty:"cpu",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.memory !== undefined){
if(!(validate4(data.memory, {instancePath:instancePath+"/memory",parentData:data,parentDataProperty:"memory",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema5.type,parentSchema:schema5,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}


function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "limits") || (key0 === "requests"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.limits !== undefined){
if(!(validate5(data.limits, {instancePath:instancePath+"/limits",parentData:data,parentDataProperty:"limits",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
if(data.requests !== undefined){
if(!(validate5(data.requests, {instancePath:instancePath+"/requests",parentData:data,parentDataProperty:"requests",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema4.type,parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}

const schema7 = {"type":"object","additionalProperties":false,"properties":{"annotations":{"type":"object","additionalProperties":{"type":"string"}},"labels":{"type":"object","additionalProperties":{"type":"string"}}}};

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "annotations") || (key0 === "labels"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.annotations !== undefined){
let data0 = data.annotations;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
let data1 = data0[key1];
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/annotations/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/annotations/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema7.properties.annotations.additionalProperties.type,parentSchema:schema7.properties.annotations.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/annotations",schemaPath:"#/properties/annotations/type",keyword:"type",params:{type: "object"},schema:schema7.properties.annotations.type,parentSchema:schema7.properties.annotations,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.labels !== undefined){
let data2 = data.labels;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key2 in data2){
let data3 = data2[key2];
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/labels/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/labels/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema7.properties.labels.additionalProperties.type,parentSchema:schema7.properties.labels.additionalProperties,data:data3};
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
else {
const err4 = {instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type: "object"},schema:schema7.properties.labels.type,parentSchema:schema7.properties.labels,data:data2};
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
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema7.type,parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate7.errors = vErrors;
return errors === 0;
}

const schema8 = {"type":"object","additionalProperties":false,"required":["type","status","lastTransitionTime","reason","message"],"properties":{"type":{"type":"string","maxLength":316},"status":{"enum":["True","False","Unknown"],"type":"string"},"observedGeneration":{"type":"integer","minimum":0},"lastTransitionTime":{"type":"string","maxLength":64},"reason":{"type":"string","minLength":1,"maxLength":1024},"message":{"type":"string","maxLength":32768}}};

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema8.required,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.status === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},schema:schema8.required,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.lastTransitionTime === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastTransitionTime"},schema:schema8.required,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.reason === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},schema:schema8.required,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.message === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},schema:schema8.required,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "type") || (key0 === "status")) || (key0 === "observedGeneration")) || (key0 === "lastTransitionTime")) || (key0 === "reason")) || (key0 === "message"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 === "string"){
if(func1(data0) > 316){
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 316},schema:316,parentSchema:schema8.properties.type,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema8.properties.type.type,parentSchema:schema8.properties.type,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.status !== undefined){
let data1 = data.status;
if(typeof data1 !== "string"){
const err8 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},schema:schema8.properties.status.type,parentSchema:schema8.properties.status,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(((data1 === "True") || (data1 === "False")) || (data1 === "Unknown"))){
const err9 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema8.properties.status.enum},schema:schema8.properties.status.enum,parentSchema:schema8.properties.status,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.observedGeneration !== undefined){
let data2 = data.observedGeneration;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err10 = {instancePath:instancePath+"/observedGeneration",schemaPath:"#/properties/observedGeneration/type",keyword:"type",params:{type: "integer"},schema:schema8.properties.observedGeneration.type,parentSchema:schema8.properties.observedGeneration,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/observedGeneration",schemaPath:"#/properties/observedGeneration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema8.properties.observedGeneration,data:data2};
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
if(data.lastTransitionTime !== undefined){
let data3 = data.lastTransitionTime;
if(typeof data3 === "string"){
if(func1(data3) > 64){
const err12 = {instancePath:instancePath+"/lastTransitionTime",schemaPath:"#/properties/lastTransitionTime/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema8.properties.lastTransitionTime,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/lastTransitionTime",schemaPath:"#/properties/lastTransitionTime/type",keyword:"type",params:{type: "string"},schema:schema8.properties.lastTransitionTime.type,parentSchema:schema8.properties.lastTransitionTime,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.reason !== undefined){
let data4 = data.reason;
if(typeof data4 === "string"){
if(func1(data4) > 1024){
const err14 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema8.properties.reason,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(func1(data4) < 1){
const err15 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema8.properties.reason,data:data4};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},schema:schema8.properties.reason.type,parentSchema:schema8.properties.reason,data:data4};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.message !== undefined){
let data5 = data.message;
if(typeof data5 === "string"){
if(func1(data5) > 32768){
const err17 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit: 32768},schema:32768,parentSchema:schema8.properties.message,data:data5};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},schema:schema8.properties.message.type,parentSchema:schema8.properties.message,data:data5};
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
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema8.type,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate8.errors = vErrors;
return errors === 0;
}


function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.apiVersion === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "apiVersion"},schema:schema0.required,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.kind === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},schema:schema0.required,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.metadata === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "metadata"},schema:schema0.required,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.spec === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "spec"},schema:schema0.required,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "apiVersion") || (key0 === "kind")) || (key0 === "metadata")) || (key0 === "spec")) || (key0 === "status"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.apiVersion !== undefined){
let data0 = data.apiVersion;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/apiVersion",schemaPath:"#/properties/apiVersion/type",keyword:"type",params:{type: "string"},schema:schema0.properties.apiVersion.type,parentSchema:schema0.properties.apiVersion,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if("mcp.svc.internal/v1alpha1" !== data0){
const err6 = {instancePath:instancePath+"/apiVersion",schemaPath:"#/properties/apiVersion/const",keyword:"const",params:{allowedValue: "mcp.svc.internal/v1alpha1"},schema:"mcp.svc.internal/v1alpha1",parentSchema:schema0.properties.apiVersion,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if(typeof data1 !== "string"){
const err7 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},schema:schema0.properties.kind.type,parentSchema:schema0.properties.kind,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if("EmbeddingServer" !== data1){
const err8 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "EmbeddingServer"},schema:"EmbeddingServer",parentSchema:schema0.properties.kind,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.metadata !== undefined){
if(!(validate1(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.spec !== undefined){
let data3 = data.spec;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 in data3){
if(!(func0.call(schema0.properties.spec.properties, key1))){
const err9 = {instancePath:instancePath+"/spec",schemaPath:"#/properties/spec/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema0.properties.spec,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data3.model !== undefined){
let data4 = data3.model;
if(typeof data4 === "string"){
if(func1(data4) < 1){
const err10 = {instancePath:instancePath+"/spec/model",schemaPath:"#/properties/spec/properties/model/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.spec.properties.model,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/spec/model",schemaPath:"#/properties/spec/properties/model/type",keyword:"type",params:{type: "string"},schema:schema0.properties.spec.properties.model.type,parentSchema:schema0.properties.spec.properties.model,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data3.hfTokenSecretRef !== undefined){
if(!(validate2(data3.hfTokenSecretRef, {instancePath:instancePath+"/spec/hfTokenSecretRef",parentData:data3,parentDataProperty:"hfTokenSecretRef",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data3.image !== undefined){
let data6 = data3.image;
if(typeof data6 === "string"){
if(func1(data6) < 1){
const err12 = {instancePath:instancePath+"/spec/image",schemaPath:"#/properties/spec/properties/image/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.spec.properties.image,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/spec/image",schemaPath:"#/properties/spec/properties/image/type",keyword:"type",params:{type: "string"},schema:schema0.properties.spec.properties.image.type,parentSchema:schema0.properties.spec.properties.image,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data3.imagePullPolicy !== undefined){
let data7 = data3.imagePullPolicy;
if(typeof data7 !== "string"){
const err14 = {instancePath:instancePath+"/spec/imagePullPolicy",schemaPath:"#/properties/spec/properties/imagePullPolicy/type",keyword:"type",params:{type: "string"},schema:schema0.properties.spec.properties.imagePullPolicy.type,parentSchema:schema0.properties.spec.properties.imagePullPolicy,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(((data7 === "Always") || (data7 === "Never")) || (data7 === "IfNotPresent"))){
const err15 = {instancePath:instancePath+"/spec/imagePullPolicy",schemaPath:"#/properties/spec/properties/imagePullPolicy/enum",keyword:"enum",params:{allowedValues: schema0.properties.spec.properties.imagePullPolicy.enum},schema:schema0.properties.spec.properties.imagePullPolicy.enum,parentSchema:schema0.properties.spec.properties.imagePullPolicy,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data3.port !== undefined){
let data8 = data3.port;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err16 = {instancePath:instancePath+"/spec/port",schemaPath:"#/properties/spec/properties/port/type",keyword:"type",params:{type: "integer"},schema:schema0.properties.spec.properties.port.type,parentSchema:schema0.properties.spec.properties.port,data:data8};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 65535 || isNaN(data8)){
const err17 = {instancePath:instancePath+"/spec/port",schemaPath:"#/properties/spec/properties/port/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535},schema:65535,parentSchema:schema0.properties.spec.properties.port,data:data8};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err18 = {instancePath:instancePath+"/spec/port",schemaPath:"#/properties/spec/properties/port/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema0.properties.spec.properties.port,data:data8};
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
if(data3.args !== undefined){
let data9 = data3.args;
if(Array.isArray(data9)){
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
if(typeof data10 !== "string"){
const err19 = {instancePath:instancePath+"/spec/args/" + i0,schemaPath:"#/properties/spec/properties/args/items/type",keyword:"type",params:{type: "string"},schema:schema0.properties.spec.properties.args.items.type,parentSchema:schema0.properties.spec.properties.args.items,data:data10};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/spec/args",schemaPath:"#/properties/spec/properties/args/type",keyword:"type",params:{type: "array"},schema:schema0.properties.spec.properties.args.type,parentSchema:schema0.properties.spec.properties.args,data:data9};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data3.env !== undefined){
let data11 = data3.env;
if(Array.isArray(data11)){
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
if(!(validate3(data11[i1], {instancePath:instancePath+"/spec/env/" + i1,parentData:data11,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
const seen0 = new Map();
let twice0;
data11.forEach((item, index) => { const identity = JSON.stringify([item?.["name"]]); if (seen0.has(identity)) twice0 ??= [seen0.get(identity), index]; else seen0.set(identity, index); });
if(twice0 !== undefined){
const err21 = {instancePath:instancePath+"/spec/env",schemaPath:"#/properties/spec/properties/env/x-list",keyword:"x-list",params:{ first: twice0[0], second: twice0[1], keys: ["name"] },schema:schema0.properties.spec.properties.env["x-list"],parentSchema:schema0.properties.spec.properties.env,data:data11};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/spec/env",schemaPath:"#/properties/spec/properties/env/type",keyword:"type",params:{type: "array"},schema:schema0.properties.spec.properties.env.type,parentSchema:schema0.properties.spec.properties.env,data:data11};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data3.resources !== undefined){
if(!(validate6(data3.resources, {instancePath:instancePath+"/spec/resources",parentData:data3,parentDataProperty:"resources",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
if(data3.modelCache !== undefined){
let data14 = data3.modelCache;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
for(const key2 in data14){
if(!((((key2 === "enabled") || (key2 === "storageClassName")) || (key2 === "size")) || (key2 === "accessMode"))){
const err23 = {instancePath:instancePath+"/spec/modelCache",schemaPath:"#/properties/spec/properties/modelCache/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema0.properties.spec.properties.modelCache,data:data14};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data14.enabled !== undefined){
let data15 = data14.enabled;
if(typeof data15 !== "boolean"){
const err24 = {instancePath:instancePath+"/spec/modelCache/enabled",schemaPath:"#/properties/spec/properties/modelCache/properties/enabled/type",keyword:"type",params:{type: "boolean"},schema:schema0.properties.spec.properties.modelCache.properties.enabled.type,parentSchema:schema0.properties.spec.properties.modelCache.properties.enabled,data:data15};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data14.storageClassName !== undefined){
let data16 = data14.storageClassName;
if(typeof data16 !== "string"){
const err25 = {instancePath:instancePath+"/spec/modelCache/storageClassName",schemaPath:"#/properties/spec/properties/modelCache/properties/storageClassName/type",keyword:"type",params:{type: "string"},schema:schema0.properties.spec.properties.modelCache.properties.storageClassName.type,parentSchema:schema0.properties.spec.properties.modelCache.properties.storageClassName,data:data16};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data14.size !== undefined){
if(!(validate4(data14.size, {instancePath:instancePath+"/spec/modelCache/size",parentData:data14,parentDataProperty:"size",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data14.accessMode !== undefined){
let data18 = data14.accessMode;
if(typeof data18 !== "string"){
const err26 = {instancePath:instancePath+"/spec/modelCache/accessMode",schemaPath:"#/properties/spec/properties/modelCache/properties/accessMode/type",keyword:"type",params:{type: "string"},schema:schema0.properties.spec.properties.modelCache.properties.accessMode.type,parentSchema:schema0.properties.spec.properties.modelCache.properties.accessMode,data:data18};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!(((data18 === "ReadWriteOnce") || (data18 === "ReadWriteMany")) || (data18 === "ReadOnlyMany"))){
const err27 = {instancePath:instancePath+"/spec/modelCache/accessMode",schemaPath:"#/properties/spec/properties/modelCache/properties/accessMode/enum",keyword:"enum",params:{allowedValues: schema0.properties.spec.properties.modelCache.properties.accessMode.enum},schema:schema0.properties.spec.properties.modelCache.properties.accessMode.enum,parentSchema:schema0.properties.spec.properties.modelCache.properties.accessMode,data:data18};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/spec/modelCache",schemaPath:"#/properties/spec/properties/modelCache/type",keyword:"type",params:{type: "object"},schema:schema0.properties.spec.properties.modelCache.type,parentSchema:schema0.properties.spec.properties.modelCache,data:data14};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data3.podTemplateSpec !== undefined){
let data19 = data3.podTemplateSpec;
if(!(data19 && typeof data19 == "object" && !Array.isArray(data19))){
const err29 = {instancePath:instancePath+"/spec/podTemplateSpec",schemaPath:"#/properties/spec/properties/podTemplateSpec/type",keyword:"type",params:{type: "object"},schema:schema0.properties.spec.properties.podTemplateSpec.type,parentSchema:schema0.properties.spec.properties.podTemplateSpec,data:data19};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data3.resourceOverrides !== undefined){
let data20 = data3.resourceOverrides;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
for(const key3 in data20){
if(!(((key3 === "statefulSet") || (key3 === "service")) || (key3 === "persistentVolumeClaim"))){
const err30 = {instancePath:instancePath+"/spec/resourceOverrides",schemaPath:"#/properties/spec/properties/resourceOverrides/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},schema:false,parentSchema:schema0.properties.spec.properties.resourceOverrides,data:data20};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data20.statefulSet !== undefined){
let data21 = data20.statefulSet;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
for(const key4 in data21){
if(!(((key4 === "annotations") || (key4 === "labels")) || (key4 === "podTemplateMetadataOverrides"))){
const err31 = {instancePath:instancePath+"/spec/resourceOverrides/statefulSet",schemaPath:"#/properties/spec/properties/resourceOverrides/properties/statefulSet/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},schema:false,parentSchema:schema0.properties.spec.properties.resourceOverrides.properties.statefulSet,data:data21};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data21.annotations !== undefined){
let data22 = data21.annotations;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
for(const key5 in data22){
let data23 = data22[key5];
if(typeof data23 !== "string"){
const err32 = {instancePath:instancePath+"/spec/resourceOverrides/statefulSet/annotations/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/spec/properties/resourceOverrides/properties/statefulSet/properties/annotations/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema0.properties.spec.properties.resourceOverrides.properties.statefulSet.properties.annotations.additionalProperties.type,parentSchema:schema0.properties.spec.properties.resourceOverrides.properties.statefulSet.properties.annotations.additionalProperties,data:data23};
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
else {
const err33 = {instancePath:instancePath+"/spec/resourceOverrides/statefulSet/annotations",schemaPath:"#/properties/spec/properties/resourceOverrides/properties/statefulSet/properties/annotations/type",keyword:"type",params:{type: "object"},schema:schema0.properties.spec.properties.resourceOverrides.properties.statefulSet.properties.annotations.type,parentSchema:schema0.properties.spec.properties.resourceOverrides.properties.statefulSet.properties.annotations,data:data22};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data21.labels !== undefined){
let data24 = data21.labels;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
for(const key6 in data24){
let data25 = data24[key6];
if(typeof data25 !== "string"){
const err34 = {instancePath:instancePath+"/spec/resourceOverrides/statefulSet/labels/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/spec/properties/resourceOverrides/properties/statefulSet/properties/labels/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema0.properties.spec.properties.resourceOverrides.properties.statefulSet.properties.labels.additionalProperties.type,parentSchema:schema0.properties.spec.properties.resourceOverrides.properties.statefulSet.properties.labels.additionalProperties,data:data25};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath:instancePath+"/spec/resourceOverrides/statefulSet/labels",schemaPath:"#/properties/spec/properties/resourceOverrides/properties/statefulSet/properties/labels/type",keyword:"type",params:{type: "object"},schema:schema0.properties.spec.properties.resourceOverrides.properties.statefulSet.properties.labels.type,parentSchema:schema0.properties.spec.properties.resourceOverrides.properties.statefulSet.properties.labels,data:data24};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data21.podTemplateMetadataOverrides !== undefined){
if(!(validate7(data21.podTemplateMetadataOverrides, {instancePath:instancePath+"/spec/resourceOverrides/statefulSet/podTemplateMetadataOverrides",parentData:data21,parentDataProperty:"podTemplateMetadataOverrides",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
}
else {
const err36 = {instancePath:instancePath+"/spec/resourceOverrides/statefulSet",schemaPath:"#/properties/spec/properties/resourceOverrides/properties/statefulSet/type",keyword:"type",params:{type: "object"},schema:schema0.properties.spec.properties.resourceOverrides.properties.statefulSet.type,parentSchema:schema0.properties.spec.properties.resourceOverrides.properties.statefulSet,data:data21};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data20.service !== undefined){
if(!(validate7(data20.service, {instancePath:instancePath+"/spec/resourceOverrides/service",parentData:data20,parentDataProperty:"service",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data20.persistentVolumeClaim !== undefined){
if(!(validate7(data20.persistentVolumeClaim, {instancePath:instancePath+"/spec/resourceOverrides/persistentVolumeClaim",parentData:data20,parentDataProperty:"persistentVolumeClaim",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
}
else {
const err37 = {instancePath:instancePath+"/spec/resourceOverrides",schemaPath:"#/properties/spec/properties/resourceOverrides/type",keyword:"type",params:{type: "object"},schema:schema0.properties.spec.properties.resourceOverrides.type,parentSchema:schema0.properties.spec.properties.resourceOverrides,data:data20};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data3.replicas !== undefined){
let data29 = data3.replicas;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
const err38 = {instancePath:instancePath+"/spec/replicas",schemaPath:"#/properties/spec/properties/replicas/type",keyword:"type",params:{type: "integer"},schema:schema0.properties.spec.properties.replicas.type,parentSchema:schema0.properties.spec.properties.replicas,data:data29};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 < 1 || isNaN(data29)){
const err39 = {instancePath:instancePath+"/spec/replicas",schemaPath:"#/properties/spec/properties/replicas/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema0.properties.spec.properties.replicas,data:data29};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
}
else {
const err40 = {instancePath:instancePath+"/spec",schemaPath:"#/properties/spec/type",keyword:"type",params:{type: "object"},schema:schema0.properties.spec.type,parentSchema:schema0.properties.spec,data:data3};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.status !== undefined){
let data30 = data.status;
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
for(const key7 in data30){
if(!((((((key7 === "conditions") || (key7 === "phase")) || (key7 === "message")) || (key7 === "url")) || (key7 === "readyReplicas")) || (key7 === "observedGeneration"))){
const err41 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},schema:false,parentSchema:schema0.properties.status,data:data30};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data30.conditions !== undefined){
let data31 = data30.conditions;
if(Array.isArray(data31)){
const len2 = data31.length;
for(let i2=0; i2<len2; i2++){
if(!(validate8(data31[i2], {instancePath:instancePath+"/status/conditions/" + i2,parentData:data31,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
}
const seen1 = new Map();
let twice1;
data31.forEach((item, index) => { const identity = JSON.stringify([item?.["type"]]); if (seen1.has(identity)) twice1 ??= [seen1.get(identity), index]; else seen1.set(identity, index); });
if(twice1 !== undefined){
const err42 = {instancePath:instancePath+"/status/conditions",schemaPath:"#/properties/status/properties/conditions/x-list",keyword:"x-list",params:{ first: twice1[0], second: twice1[1], keys: ["type"] },schema:schema0.properties.status.properties.conditions["x-list"],parentSchema:schema0.properties.status.properties.conditions,data:data31};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/status/conditions",schemaPath:"#/properties/status/properties/conditions/type",keyword:"type",params:{type: "array"},schema:schema0.properties.status.properties.conditions.type,parentSchema:schema0.properties.status.properties.conditions,data:data31};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data30.phase !== undefined){
let data33 = data30.phase;
if(typeof data33 !== "string"){
const err44 = {instancePath:instancePath+"/status/phase",schemaPath:"#/properties/status/properties/phase/type",keyword:"type",params:{type: "string"},schema:schema0.properties.status.properties.phase.type,parentSchema:schema0.properties.status.properties.phase,data:data33};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(!(((((data33 === "Pending") || (data33 === "Downloading")) || (data33 === "Ready")) || (data33 === "Failed")) || (data33 === "Terminating"))){
const err45 = {instancePath:instancePath+"/status/phase",schemaPath:"#/properties/status/properties/phase/enum",keyword:"enum",params:{allowedValues: schema0.properties.status.properties.phase.enum},schema:schema0.properties.status.properties.phase.enum,parentSchema:schema0.properties.status.properties.phase,data:data33};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data30.message !== undefined){
let data34 = data30.message;
if(typeof data34 !== "string"){
const err46 = {instancePath:instancePath+"/status/message",schemaPath:"#/properties/status/properties/message/type",keyword:"type",params:{type: "string"},schema:schema0.properties.status.properties.message.type,parentSchema:schema0.properties.status.properties.message,data:data34};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data30.url !== undefined){
let data35 = data30.url;
if(typeof data35 !== "string"){
const err47 = {instancePath:instancePath+"/status/url",schemaPath:"#/properties/status/properties/url/type",keyword:"type",params:{type: "string"},schema:schema0.properties.status.properties.url.type,parentSchema:schema0.properties.status.properties.url,data:data35};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data30.readyReplicas !== undefined){
let data36 = data30.readyReplicas;
if(!(((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36))) && (isFinite(data36)))){
const err48 = {instancePath:instancePath+"/status/readyReplicas",schemaPath:"#/properties/status/properties/readyReplicas/type",keyword:"type",params:{type: "integer"},schema:schema0.properties.status.properties.readyReplicas.type,parentSchema:schema0.properties.status.properties.readyReplicas,data:data36};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data30.observedGeneration !== undefined){
let data37 = data30.observedGeneration;
if(!(((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37))) && (isFinite(data37)))){
const err49 = {instancePath:instancePath+"/status/observedGeneration",schemaPath:"#/properties/status/properties/observedGeneration/type",keyword:"type",params:{type: "integer"},schema:schema0.properties.status.properties.observedGeneration.type,parentSchema:schema0.properties.status.properties.observedGeneration,data:data37};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
else {
const err50 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "object"},schema:schema0.properties.status.type,parentSchema:schema0.properties.status,data:data30};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
else {
const err51 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

