// Generated from schemas/kinds/virtual-mcp-server.json by npm run generate. Do not edit.
function joined(all, more) { for (const one of more) all.push(one); return all; }
function codePoints(text) { let count = text.length; for (let at = 1; at < text.length; at++) if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) { count--; at++; } return count; }
function isLonger(text, most) { return text.length > most && (text.length > 2 * most || codePoints(text) > most); }
function isShorter(text, least) { return text.length < least || (text.length < 2 * least && codePoints(text) < least); }
"use strict";
export const validate = validate0;
export default validate0;
const schema0 = {"type":"object","additionalProperties":false,"required":["apiVersion","kind","metadata","spec"],"properties":{"apiVersion":{"type":"string","const":"mcp.svc.internal/v1alpha1"},"kind":{"type":"string","const":"VirtualMCPServer"},"metadata":{"$ref":"../shared/metadata/object-meta.json"},"spec":{"type":"object","additionalProperties":false,"required":["incomingAuth"],"properties":{"incomingAuth":{"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"type":"string","enum":["anonymous","oidc"]},"oidcConfig":{"$ref":"../shared/access/oidc-config-ref.json"},"oidcConfigRef":{"$ref":"../shared/access/mcp-oidc-config-reference.json"},"authzConfig":{"$ref":"../shared/access/authz-config-ref.json"}},"x-rule":[{"atMostOneOf":["oidcConfig","oidcConfigRef"]},{"requires":{"if":{"type":"anonymous"},"then":{"oidcConfig":false,"oidcConfigRef":false},"message":"oidcConfig and oidcConfigRef belong to type oidc."}}]},"outgoingAuth":{"type":"object","additionalProperties":false,"properties":{"source":{"type":"string","enum":["discovered","inline"]},"default":{"$ref":"../shared/credentials/backend-auth-config.json"},"backends":{"type":"object","additionalProperties":{"$ref":"../shared/credentials/backend-auth-config.json"}}}},"serviceType":{"type":"string","enum":["ClusterIP","NodePort","LoadBalancer"]},"sessionAffinity":{"type":"string","enum":["ClientIP","None"]},"serviceAccount":{"$ref":"../shared/value/object-name.json"},"podTemplateSpec":{"type":"object","x-language":"pod-template"},"config":{"$ref":"../config/aggregator.json"},"embeddingServerRef":{"$ref":"../shared/aggregation/embedding-server-ref.json"},"authServerConfig":{"$ref":"../shared/auth-server/embedded-auth-server-config.json"},"replicas":{"$ref":"../shared/value/replica-count.json"},"sessionStorage":{"$ref":"../shared/workload/session-storage-config.json"}}},"status":{"type":"object","additionalProperties":false,"properties":{"conditions":{"type":"array","items":{"$ref":"../shared/metadata/condition.json"},"x-list":{"type":"map","keys":["type"]}},"observedGeneration":{"minimum":-9007199254740991,"maximum":9007199254740991,"type":"integer"},"phase":{"type":"string","enum":["Pending","Ready","Degraded","Failed"]},"message":{"type":"string"},"url":{"type":"string"},"discoveredBackends":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"type":"string"},"status":{"type":"string","enum":["ready","unavailable","degraded","unknown","unauthenticated"]},"url":{"type":"string"},"authConfigRef":{"type":"string"},"authType":{"type":"string"},"lastHealthCheck":{"type":"string"},"message":{"type":"string"},"mcpRevision":{"type":"string"},"circuitBreakerState":{"type":"string","enum":["closed","open","half-open"]},"circuitLastChanged":{"type":"string"},"consecutiveFailures":{"minimum":-9007199254740991,"maximum":9007199254740991,"type":"integer"}}},"x-list":{"type":"map","keys":["name"]}},"backendCount":{"minimum":-9007199254740991,"maximum":9007199254740991,"type":"integer"},"oidcConfigHash":{"type":"string"}}}}};
const schema1 = {"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"$ref":"../value/object-name.json"},"namespace":{"$ref":"../value/namespace-name.json"},"labels":{"$ref":"./labels.json"},"annotations":{"$ref":"./annotations.json"},"finalizers":{"type":"array","items":{"type":"string"}},"ownerReferences":{"type":"array","items":{"type":"object"}},"managedFields":{"type":"array","items":{"type":"object"}},"uid":{"type":"string"},"resourceVersion":{"type":"string"},"generation":{"minimum":-9007199254740991,"maximum":9007199254740991,"type":"integer"},"creationTimestamp":{"type":"string"},"deletionTimestamp":{"type":"string"},"deletionGracePeriodSeconds":{"minimum":-9007199254740991,"maximum":9007199254740991,"type":"integer"},"selfLink":{"type":"string"}}};
const func0 = Object.prototype.hasOwnProperty;
const schema2 = {"type":"string","minLength":1,"maxLength":253,"pattern":"^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$","x-form":"a Kubernetes name (lower-case letters, digits, \"-\" and \".\", each part beginning and ending with a letter or digit)","examples":["my-server"]};
const pattern0 = new RegExp("^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$", "u");

function validate1(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(isLonger(data, 253)){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 253},schema:253,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(isShorter(data, 1)){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern0.test(data)){
const err2 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{ pattern: "the form of a Kubernetes name (lower-case letters, digits, \"-\" and \".\", each part beginning and ending with a letter or digit)" },schema:"^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$",parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema2.type,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

const schema3 = {"type":"string","minLength":1,"maxLength":63,"pattern":"^[a-z0-9]([-a-z0-9]*[a-z0-9])?$","x-form":"a namespace (lower-case letters, digits and \"-\")","examples":["tools"]};
const pattern1 = new RegExp("^[a-z0-9]([-a-z0-9]*[a-z0-9])?$", "u");

function validate2(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(isLonger(data, 63)){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 63},schema:63,parentSchema:schema3,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(isShorter(data, 1)){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema3,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern1.test(data)){
const err2 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{ pattern: "the form of a namespace (lower-case letters, digits and \"-\")" },schema:"^[a-z0-9]([-a-z0-9]*[a-z0-9])?$",parentSchema:schema3,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema3.type,parentSchema:schema3,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}

const schema4 = {"type":"object","propertyNames":{"pattern":"^([a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*/)?[A-Za-z0-9]([-A-Za-z0-9_.]{0,61}[A-Za-z0-9])?$","maxLength":317,"x-form":"a label key (a prefix that is a DNS name and a slash, which may be left out, and at most 63 letters, digits, \"-\", \"_\" and \".\")"},"additionalProperties":{"type":"string","maxLength":63,"pattern":"^([A-Za-z0-9]([-A-Za-z0-9_.]*[A-Za-z0-9])?)?$","x-form":"a label value (letters, digits, \"-\", \"_\" and \".\", beginning and ending with a letter or digit)","examples":["tools"]}};
const pattern2 = new RegExp("^([a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*/)?[A-Za-z0-9]([-A-Za-z0-9_.]{0,61}[A-Za-z0-9])?$", "u");
const pattern3 = new RegExp("^([A-Za-z0-9]([-A-Za-z0-9_.]*[A-Za-z0-9])?)?$", "u");

function validate3(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
if(typeof key0 === "string"){
if(isLonger(key0, 317)){
const err0 = {instancePath,schemaPath:"#/propertyNames/maxLength",keyword:"maxLength",params:{limit: 317},schema:317,parentSchema:schema4.propertyNames,data:key0,propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern2.test(key0)){
const err1 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{ pattern: "the form of a label key (a prefix that is a DNS name and a slash, which may be left out, and at most 63 letters, digits, \"-\", \"_\" and \".\")" },schema:"^([a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*/)?[A-Za-z0-9]([-A-Za-z0-9_.]{0,61}[A-Za-z0-9])?$",parentSchema:schema4.propertyNames,data:key0,propertyName:key0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err2 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0},schema:schema4.propertyNames,parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
for(const key1 in data){
let data0 = data[key1];
if(typeof data0 === "string"){
if(isLonger(data0, 63)){
const err3 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 63},schema:63,parentSchema:schema4.additionalProperties,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern3.test(data0)){
const err4 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/pattern",keyword:"pattern",params:{ pattern: "the form of a label value (letters, digits, \"-\", \"_\" and \".\", beginning and ending with a letter or digit)" },schema:"^([A-Za-z0-9]([-A-Za-z0-9_.]*[A-Za-z0-9])?)?$",parentSchema:schema4.additionalProperties,data:data0};
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
const err5 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema4.additionalProperties.type,parentSchema:schema4.additionalProperties,data:data0};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema4.type,parentSchema:schema4,data};
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

const schema5 = {"type":"object","propertyNames":{"pattern":"^([A-Za-z0-9]([-A-Za-z0-9]*[A-Za-z0-9])?(\\.[A-Za-z0-9]([-A-Za-z0-9]*[A-Za-z0-9])?)*/)?[A-Za-z0-9]([-A-Za-z0-9_.]{0,61}[A-Za-z0-9])?$","maxLength":317,"x-form":"an annotation key (a prefix that is a DNS name and a slash, which may be left out, and at most 63 letters, digits, \"-\", \"_\" and \".\")"},"additionalProperties":{"type":"string"}};
const pattern4 = new RegExp("^([A-Za-z0-9]([-A-Za-z0-9]*[A-Za-z0-9])?(\\.[A-Za-z0-9]([-A-Za-z0-9]*[A-Za-z0-9])?)*/)?[A-Za-z0-9]([-A-Za-z0-9_.]{0,61}[A-Za-z0-9])?$", "u");

function validate4(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
if(typeof key0 === "string"){
if(isLonger(key0, 317)){
const err0 = {instancePath,schemaPath:"#/propertyNames/maxLength",keyword:"maxLength",params:{limit: 317},schema:317,parentSchema:schema5.propertyNames,data:key0,propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern4.test(key0)){
const err1 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{ pattern: "the form of an annotation key (a prefix that is a DNS name and a slash, which may be left out, and at most 63 letters, digits, \"-\", \"_\" and \".\")" },schema:"^([A-Za-z0-9]([-A-Za-z0-9]*[A-Za-z0-9])?(\\.[A-Za-z0-9]([-A-Za-z0-9]*[A-Za-z0-9])?)*/)?[A-Za-z0-9]([-A-Za-z0-9_.]{0,61}[A-Za-z0-9])?$",parentSchema:schema5.propertyNames,data:key0,propertyName:key0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err2 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0},schema:schema5.propertyNames,parentSchema:schema5,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
for(const key1 in data){
let data0 = data[key1];
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema5.additionalProperties.type,parentSchema:schema5.additionalProperties,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema5.type,parentSchema:schema5,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}


function validate5(data, instancePath = ""){
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
if(!(validate1(data.name, instancePath+"/name"))){
vErrors = vErrors === null ? validate1.errors : joined(vErrors, validate1.errors);
errors = vErrors.length;
}
}
if(data.namespace !== undefined){
if(!(validate2(data.namespace, instancePath+"/namespace"))){
vErrors = vErrors === null ? validate2.errors : joined(vErrors, validate2.errors);
errors = vErrors.length;
}
}
if(data.labels !== undefined){
if(!(validate3(data.labels, instancePath+"/labels"))){
vErrors = vErrors === null ? validate3.errors : joined(vErrors, validate3.errors);
errors = vErrors.length;
}
}
if(data.annotations !== undefined){
if(!(validate4(data.annotations, instancePath+"/annotations"))){
vErrors = vErrors === null ? validate4.errors : joined(vErrors, validate4.errors);
errors = vErrors.length;
}
}
if(data.finalizers !== undefined){
let data4 = data.finalizers;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 !== "string"){
const err2 = {instancePath:instancePath+"/finalizers/" + i0,schemaPath:"#/properties/finalizers/items/type",keyword:"type",params:{type: "string"},schema:schema1.properties.finalizers.items.type,parentSchema:schema1.properties.finalizers.items,data:data5};
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
else {
const err3 = {instancePath:instancePath+"/finalizers",schemaPath:"#/properties/finalizers/type",keyword:"type",params:{type: "array"},schema:schema1.properties.finalizers.type,parentSchema:schema1.properties.finalizers,data:data4};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.ownerReferences !== undefined){
let data6 = data.ownerReferences;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
const err4 = {instancePath:instancePath+"/ownerReferences/" + i1,schemaPath:"#/properties/ownerReferences/items/type",keyword:"type",params:{type: "object"},schema:schema1.properties.ownerReferences.items.type,parentSchema:schema1.properties.ownerReferences.items,data:data7};
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
const err5 = {instancePath:instancePath+"/ownerReferences",schemaPath:"#/properties/ownerReferences/type",keyword:"type",params:{type: "array"},schema:schema1.properties.ownerReferences.type,parentSchema:schema1.properties.ownerReferences,data:data6};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.managedFields !== undefined){
let data8 = data.managedFields;
if(Array.isArray(data8)){
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
let data9 = data8[i2];
if(!(data9 && typeof data9 == "object" && !Array.isArray(data9))){
const err6 = {instancePath:instancePath+"/managedFields/" + i2,schemaPath:"#/properties/managedFields/items/type",keyword:"type",params:{type: "object"},schema:schema1.properties.managedFields.items.type,parentSchema:schema1.properties.managedFields.items,data:data9};
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
const err7 = {instancePath:instancePath+"/managedFields",schemaPath:"#/properties/managedFields/type",keyword:"type",params:{type: "array"},schema:schema1.properties.managedFields.type,parentSchema:schema1.properties.managedFields,data:data8};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.uid !== undefined){
let data10 = data.uid;
if(typeof data10 !== "string"){
const err8 = {instancePath:instancePath+"/uid",schemaPath:"#/properties/uid/type",keyword:"type",params:{type: "string"},schema:schema1.properties.uid.type,parentSchema:schema1.properties.uid,data:data10};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.resourceVersion !== undefined){
let data11 = data.resourceVersion;
if(typeof data11 !== "string"){
const err9 = {instancePath:instancePath+"/resourceVersion",schemaPath:"#/properties/resourceVersion/type",keyword:"type",params:{type: "string"},schema:schema1.properties.resourceVersion.type,parentSchema:schema1.properties.resourceVersion,data:data11};
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
let data12 = data.generation;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err10 = {instancePath:instancePath+"/generation",schemaPath:"#/properties/generation/type",keyword:"type",params:{type: "integer"},schema:schema1.properties.generation.type,parentSchema:schema1.properties.generation,data:data12};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 9007199254740991 || isNaN(data12)){
const err11 = {instancePath:instancePath+"/generation",schemaPath:"#/properties/generation/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema1.properties.generation,data:data12};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data12 < -9007199254740991 || isNaN(data12)){
const err12 = {instancePath:instancePath+"/generation",schemaPath:"#/properties/generation/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},schema:-9007199254740991,parentSchema:schema1.properties.generation,data:data12};
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
if(data.creationTimestamp !== undefined){
let data13 = data.creationTimestamp;
if(typeof data13 !== "string"){
const err13 = {instancePath:instancePath+"/creationTimestamp",schemaPath:"#/properties/creationTimestamp/type",keyword:"type",params:{type: "string"},schema:schema1.properties.creationTimestamp.type,parentSchema:schema1.properties.creationTimestamp,data:data13};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.deletionTimestamp !== undefined){
let data14 = data.deletionTimestamp;
if(typeof data14 !== "string"){
const err14 = {instancePath:instancePath+"/deletionTimestamp",schemaPath:"#/properties/deletionTimestamp/type",keyword:"type",params:{type: "string"},schema:schema1.properties.deletionTimestamp.type,parentSchema:schema1.properties.deletionTimestamp,data:data14};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.deletionGracePeriodSeconds !== undefined){
let data15 = data.deletionGracePeriodSeconds;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err15 = {instancePath:instancePath+"/deletionGracePeriodSeconds",schemaPath:"#/properties/deletionGracePeriodSeconds/type",keyword:"type",params:{type: "integer"},schema:schema1.properties.deletionGracePeriodSeconds.type,parentSchema:schema1.properties.deletionGracePeriodSeconds,data:data15};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 9007199254740991 || isNaN(data15)){
const err16 = {instancePath:instancePath+"/deletionGracePeriodSeconds",schemaPath:"#/properties/deletionGracePeriodSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema1.properties.deletionGracePeriodSeconds,data:data15};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data15 < -9007199254740991 || isNaN(data15)){
const err17 = {instancePath:instancePath+"/deletionGracePeriodSeconds",schemaPath:"#/properties/deletionGracePeriodSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},schema:-9007199254740991,parentSchema:schema1.properties.deletionGracePeriodSeconds,data:data15};
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
if(data.selfLink !== undefined){
let data16 = data.selfLink;
if(typeof data16 !== "string"){
const err18 = {instancePath:instancePath+"/selfLink",schemaPath:"#/properties/selfLink/type",keyword:"type",params:{type: "string"},schema:schema1.properties.selfLink.type,parentSchema:schema1.properties.selfLink,data:data16};
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
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}

const schema6 = {"type":"object","additionalProperties":false,"properties":{"type":{"type":"string","enum":["kubernetes","configMap","inline"]},"resourceUrl":{"$ref":"../value/web-address.json"},"kubernetes":{"$ref":"./kubernetes-oidc-config.json"},"configMap":{"$ref":"./config-map-oidc-ref.json"},"inline":{"$ref":"./inline-oidc-config.json"}},"x-rule":[{"discriminator":{"property":"type","mapping":{"kubernetes":"kubernetes","configMap":"configMap","inline":"inline"},"optional":true}},{"requires":{"if":{"type":"configMap"},"then":{"configMap":true},"message":"type configMap needs the field configMap."}},{"requires":{"if":{"type":"inline"},"then":{"inline":true},"message":"type inline needs the field inline."}}]};
const schema7 = {"type":"string","pattern":"^https?://([^\\s/?#@]*@)?([^\\s/?#@:\\[\\]\\\\%<>^`{|}\"]+|\\[[0-9A-Fa-f:.]+\\])(:[0-9]{1,5})?([/?#][^\\s]*)?$","maxLength":2048,"x-form":"an absolute http or https URL","examples":["https://example.com/path"]};
const pattern5 = new RegExp("^https?://([^\\s/?#@]*@)?([^\\s/?#@:\\[\\]\\\\%<>^`{|}\"]+|\\[[0-9A-Fa-f:.]+\\])(:[0-9]{1,5})?([/?#][^\\s]*)?$", "u");

function validate6(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(isLonger(data, 2048)){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern5.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{ pattern: "the form of an absolute http or https URL" },schema:"^https?://([^\\s/?#@]*@)?([^\\s/?#@:\\[\\]\\\\%<>^`{|}\"]+|\\[[0-9A-Fa-f:.]+\\])(:[0-9]{1,5})?([/?#][^\\s]*)?$",parentSchema:schema7,data};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema7.type,parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}

const schema8 = {"type":"object","additionalProperties":false,"properties":{"serviceAccount":{"$ref":"../value/object-name.json"},"namespace":{"type":"string","maxLength":63,"pattern":"^([a-z0-9]([-a-z0-9]*[a-z0-9])?)?$","x-form":"a namespace (lower-case letters, digits and \"-\")","examples":["tools"]},"issuer":{"$ref":"../value/web-address.json"},"jwksUrl":{"type":"string","pattern":"^(https?://[^\\s]+)?$","x-form":"an absolute http or https URL"},"introspectionUrl":{"type":"string","pattern":"^(https?://[^\\s]+)?$","x-form":"an absolute http or https URL"},"useClusterAuth":{"type":"boolean"},"audience":{"type":"string","pattern":"^(\\S(.*\\S)?)?$","x-form":"a string (without spaces around it)"}}};
const pattern6 = new RegExp("^([a-z0-9]([-a-z0-9]*[a-z0-9])?)?$", "u");
const pattern7 = new RegExp("^(https?://[^\\s]+)?$", "u");
const pattern8 = new RegExp("^(\\S(.*\\S)?)?$", "u");

function validate7(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((((key0 === "serviceAccount") || (key0 === "namespace")) || (key0 === "issuer")) || (key0 === "jwksUrl")) || (key0 === "introspectionUrl")) || (key0 === "useClusterAuth")) || (key0 === "audience"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.serviceAccount !== undefined){
if(!(validate1(data.serviceAccount, instancePath+"/serviceAccount"))){
vErrors = vErrors === null ? validate1.errors : joined(vErrors, validate1.errors);
errors = vErrors.length;
}
}
if(data.namespace !== undefined){
let data1 = data.namespace;
if(typeof data1 === "string"){
if(isLonger(data1, 63)){
const err1 = {instancePath:instancePath+"/namespace",schemaPath:"#/properties/namespace/maxLength",keyword:"maxLength",params:{limit: 63},schema:63,parentSchema:schema8.properties.namespace,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern6.test(data1)){
const err2 = {instancePath:instancePath+"/namespace",schemaPath:"#/properties/namespace/pattern",keyword:"pattern",params:{ pattern: "the form of a namespace (lower-case letters, digits and \"-\")" },schema:"^([a-z0-9]([-a-z0-9]*[a-z0-9])?)?$",parentSchema:schema8.properties.namespace,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/namespace",schemaPath:"#/properties/namespace/type",keyword:"type",params:{type: "string"},schema:schema8.properties.namespace.type,parentSchema:schema8.properties.namespace,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.issuer !== undefined){
if(!(validate6(data.issuer, instancePath+"/issuer"))){
vErrors = vErrors === null ? validate6.errors : joined(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data.jwksUrl !== undefined){
let data3 = data.jwksUrl;
if(typeof data3 === "string"){
if(!pattern7.test(data3)){
const err4 = {instancePath:instancePath+"/jwksUrl",schemaPath:"#/properties/jwksUrl/pattern",keyword:"pattern",params:{ pattern: "the form of an absolute http or https URL" },schema:"^(https?://[^\\s]+)?$",parentSchema:schema8.properties.jwksUrl,data:data3};
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
const err5 = {instancePath:instancePath+"/jwksUrl",schemaPath:"#/properties/jwksUrl/type",keyword:"type",params:{type: "string"},schema:schema8.properties.jwksUrl.type,parentSchema:schema8.properties.jwksUrl,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.introspectionUrl !== undefined){
let data4 = data.introspectionUrl;
if(typeof data4 === "string"){
if(!pattern7.test(data4)){
const err6 = {instancePath:instancePath+"/introspectionUrl",schemaPath:"#/properties/introspectionUrl/pattern",keyword:"pattern",params:{ pattern: "the form of an absolute http or https URL" },schema:"^(https?://[^\\s]+)?$",parentSchema:schema8.properties.introspectionUrl,data:data4};
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
const err7 = {instancePath:instancePath+"/introspectionUrl",schemaPath:"#/properties/introspectionUrl/type",keyword:"type",params:{type: "string"},schema:schema8.properties.introspectionUrl.type,parentSchema:schema8.properties.introspectionUrl,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.useClusterAuth !== undefined){
let data5 = data.useClusterAuth;
if(typeof data5 !== "boolean"){
const err8 = {instancePath:instancePath+"/useClusterAuth",schemaPath:"#/properties/useClusterAuth/type",keyword:"type",params:{type: "boolean"},schema:schema8.properties.useClusterAuth.type,parentSchema:schema8.properties.useClusterAuth,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.audience !== undefined){
let data6 = data.audience;
if(typeof data6 === "string"){
if(!pattern8.test(data6)){
const err9 = {instancePath:instancePath+"/audience",schemaPath:"#/properties/audience/pattern",keyword:"pattern",params:{ pattern: "the form of a string (without spaces around it)" },schema:"^(\\S(.*\\S)?)?$",parentSchema:schema8.properties.audience,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/audience",schemaPath:"#/properties/audience/type",keyword:"type",params:{type: "string"},schema:schema8.properties.audience.type,parentSchema:schema8.properties.audience,data:data6};
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
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema8.type,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate7.errors = vErrors;
return errors === 0;
}

const schema9 = {"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"$ref":"../value/object-name.json"},"key":{"$ref":"../value/data-key.json"},"caBundleRef":{"$ref":"./ca-bundle-source.json"}}};
const schema10 = {"type":"string","minLength":1,"maxLength":253,"pattern":"^[-._a-zA-Z0-9]+$","x-form":"a key of a Secret or ConfigMap (letters, digits, \"-\", \"_\" and \".\")","examples":["token"]};
const pattern9 = new RegExp("^[-._a-zA-Z0-9]+$", "u");

function validate8(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(isLonger(data, 253)){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 253},schema:253,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(isShorter(data, 1)){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern9.test(data)){
const err2 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{ pattern: "the form of a key of a Secret or ConfigMap (letters, digits, \"-\", \"_\" and \".\")" },schema:"^[-._a-zA-Z0-9]+$",parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema10.type,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate8.errors = vErrors;
return errors === 0;
}

const schema11 = {"type":"object","additionalProperties":false,"required":["configMapRef"],"properties":{"configMapRef":{"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"$ref":"../value/object-name.json"},"key":{"$ref":"../value/data-key.json"}}}}};

function validate9(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.configMapRef === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "configMapRef"},schema:schema11.required,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "configMapRef")){
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
if(data.configMapRef !== undefined){
let data0 = data.configMapRef;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.name === undefined){
const err2 = {instancePath:instancePath+"/configMapRef",schemaPath:"#/properties/configMapRef/required",keyword:"required",params:{missingProperty: "name"},schema:schema11.properties.configMapRef.required,parentSchema:schema11.properties.configMapRef,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key1 in data0){
if(!((key1 === "name") || (key1 === "key"))){
const err3 = {instancePath:instancePath+"/configMapRef",schemaPath:"#/properties/configMapRef/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema11.properties.configMapRef,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.name !== undefined){
if(!(validate1(data0.name, instancePath+"/configMapRef/name"))){
vErrors = vErrors === null ? validate1.errors : joined(vErrors, validate1.errors);
errors = vErrors.length;
}
}
if(data0.key !== undefined){
if(!(validate8(data0.key, instancePath+"/configMapRef/key"))){
vErrors = vErrors === null ? validate8.errors : joined(vErrors, validate8.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/configMapRef",schemaPath:"#/properties/configMapRef/type",keyword:"type",params:{type: "object"},schema:schema11.properties.configMapRef.type,parentSchema:schema11.properties.configMapRef,data:data0};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate9.errors = vErrors;
return errors === 0;
}


function validate10(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema9.required,parentSchema:schema9,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "key")) || (key0 === "caBundleRef"))){
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
if(data.name !== undefined){
if(!(validate1(data.name, instancePath+"/name"))){
vErrors = vErrors === null ? validate1.errors : joined(vErrors, validate1.errors);
errors = vErrors.length;
}
}
if(data.key !== undefined){
if(!(validate8(data.key, instancePath+"/key"))){
vErrors = vErrors === null ? validate8.errors : joined(vErrors, validate8.errors);
errors = vErrors.length;
}
}
if(data.caBundleRef !== undefined){
if(!(validate9(data.caBundleRef, instancePath+"/caBundleRef"))){
vErrors = vErrors === null ? validate9.errors : joined(vErrors, validate9.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema9.type,parentSchema:schema9,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

const schema12 = {"type":"object","additionalProperties":false,"required":["issuer"],"properties":{"issuer":{"$ref":"../value/web-address.json"},"jwksUrl":{"$ref":"../value/web-address.json"},"introspectionUrl":{"$ref":"../value/web-address.json"},"clientId":{"type":"string","pattern":"^(\\S(.*\\S)?)?$","x-form":"a string (without spaces around it)"},"clientSecretRef":{"$ref":"../credentials/secret-key-ref.json"},"caBundleRef":{"$ref":"./ca-bundle-source.json"},"jwksAuthTokenPath":{"type":"string","minLength":1},"jwksAllowPrivateIP":{"type":"boolean"},"protectedResourceAllowPrivateIP":{"type":"boolean"},"insecureAllowHTTP":{"type":"boolean"},"audience":{"type":"string","pattern":"^(\\S(.*\\S)?)?$","x-form":"a string (without spaces around it)"},"scopes":{"type":"array","items":{"type":"string","pattern":"^\\S(.*\\S)?$","x-form":"a string (not empty, without spaces around it)"},"x-list":{"type":"atomic"}}}};
const schema13 = {"type":"object","additionalProperties":false,"required":["name","key"],"properties":{"name":{"$ref":"../value/object-name.json"},"key":{"$ref":"../value/data-key.json"}}};

function validate11(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema13.required,parentSchema:schema13,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.key === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"},schema:schema13.required,parentSchema:schema13,data};
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
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema13,data};
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
if(!(validate1(data.name, instancePath+"/name"))){
vErrors = vErrors === null ? validate1.errors : joined(vErrors, validate1.errors);
errors = vErrors.length;
}
}
if(data.key !== undefined){
if(!(validate8(data.key, instancePath+"/key"))){
vErrors = vErrors === null ? validate8.errors : joined(vErrors, validate8.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema13.type,parentSchema:schema13,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}

const pattern10 = new RegExp("^\\S(.*\\S)?$", "u");

function validate12(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.issuer === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "issuer"},schema:schema12.required,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema12.properties, key0))){
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
if(data.issuer !== undefined){
if(!(validate6(data.issuer, instancePath+"/issuer"))){
vErrors = vErrors === null ? validate6.errors : joined(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data.jwksUrl !== undefined){
if(!(validate6(data.jwksUrl, instancePath+"/jwksUrl"))){
vErrors = vErrors === null ? validate6.errors : joined(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data.introspectionUrl !== undefined){
if(!(validate6(data.introspectionUrl, instancePath+"/introspectionUrl"))){
vErrors = vErrors === null ? validate6.errors : joined(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data.clientId !== undefined){
let data3 = data.clientId;
if(typeof data3 === "string"){
if(!pattern8.test(data3)){
const err2 = {instancePath:instancePath+"/clientId",schemaPath:"#/properties/clientId/pattern",keyword:"pattern",params:{ pattern: "the form of a string (without spaces around it)" },schema:"^(\\S(.*\\S)?)?$",parentSchema:schema12.properties.clientId,data:data3};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/clientId",schemaPath:"#/properties/clientId/type",keyword:"type",params:{type: "string"},schema:schema12.properties.clientId.type,parentSchema:schema12.properties.clientId,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.clientSecretRef !== undefined){
if(!(validate11(data.clientSecretRef, instancePath+"/clientSecretRef"))){
vErrors = vErrors === null ? validate11.errors : joined(vErrors, validate11.errors);
errors = vErrors.length;
}
}
if(data.caBundleRef !== undefined){
if(!(validate9(data.caBundleRef, instancePath+"/caBundleRef"))){
vErrors = vErrors === null ? validate9.errors : joined(vErrors, validate9.errors);
errors = vErrors.length;
}
}
if(data.jwksAuthTokenPath !== undefined){
let data6 = data.jwksAuthTokenPath;
if(typeof data6 === "string"){
if(isShorter(data6, 1)){
const err4 = {instancePath:instancePath+"/jwksAuthTokenPath",schemaPath:"#/properties/jwksAuthTokenPath/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema12.properties.jwksAuthTokenPath,data:data6};
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
const err5 = {instancePath:instancePath+"/jwksAuthTokenPath",schemaPath:"#/properties/jwksAuthTokenPath/type",keyword:"type",params:{type: "string"},schema:schema12.properties.jwksAuthTokenPath.type,parentSchema:schema12.properties.jwksAuthTokenPath,data:data6};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.jwksAllowPrivateIP !== undefined){
let data7 = data.jwksAllowPrivateIP;
if(typeof data7 !== "boolean"){
const err6 = {instancePath:instancePath+"/jwksAllowPrivateIP",schemaPath:"#/properties/jwksAllowPrivateIP/type",keyword:"type",params:{type: "boolean"},schema:schema12.properties.jwksAllowPrivateIP.type,parentSchema:schema12.properties.jwksAllowPrivateIP,data:data7};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.protectedResourceAllowPrivateIP !== undefined){
let data8 = data.protectedResourceAllowPrivateIP;
if(typeof data8 !== "boolean"){
const err7 = {instancePath:instancePath+"/protectedResourceAllowPrivateIP",schemaPath:"#/properties/protectedResourceAllowPrivateIP/type",keyword:"type",params:{type: "boolean"},schema:schema12.properties.protectedResourceAllowPrivateIP.type,parentSchema:schema12.properties.protectedResourceAllowPrivateIP,data:data8};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.insecureAllowHTTP !== undefined){
let data9 = data.insecureAllowHTTP;
if(typeof data9 !== "boolean"){
const err8 = {instancePath:instancePath+"/insecureAllowHTTP",schemaPath:"#/properties/insecureAllowHTTP/type",keyword:"type",params:{type: "boolean"},schema:schema12.properties.insecureAllowHTTP.type,parentSchema:schema12.properties.insecureAllowHTTP,data:data9};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.audience !== undefined){
let data10 = data.audience;
if(typeof data10 === "string"){
if(!pattern8.test(data10)){
const err9 = {instancePath:instancePath+"/audience",schemaPath:"#/properties/audience/pattern",keyword:"pattern",params:{ pattern: "the form of a string (without spaces around it)" },schema:"^(\\S(.*\\S)?)?$",parentSchema:schema12.properties.audience,data:data10};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/audience",schemaPath:"#/properties/audience/type",keyword:"type",params:{type: "string"},schema:schema12.properties.audience.type,parentSchema:schema12.properties.audience,data:data10};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.scopes !== undefined){
let data11 = data.scopes;
if(Array.isArray(data11)){
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
let data12 = data11[i0];
if(typeof data12 === "string"){
if(!pattern10.test(data12)){
const err11 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/properties/scopes/items/pattern",keyword:"pattern",params:{ pattern: "the form of a string (not empty, without spaces around it)" },schema:"^\\S(.*\\S)?$",parentSchema:schema12.properties.scopes.items,data:data12};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/properties/scopes/items/type",keyword:"type",params:{type: "string"},schema:schema12.properties.scopes.items.type,parentSchema:schema12.properties.scopes.items,data:data12};
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
else {
const err13 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"},schema:schema12.properties.scopes.type,parentSchema:schema12.properties.scopes,data:data11};
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
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema12.type,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}


function validate13(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "resourceUrl")) || (key0 === "kubernetes")) || (key0 === "configMap")) || (key0 === "inline"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema6,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema6.properties.type.type,parentSchema:schema6.properties.type,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(((data0 === "kubernetes") || (data0 === "configMap")) || (data0 === "inline"))){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema6.properties.type.enum},schema:schema6.properties.type.enum,parentSchema:schema6.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.resourceUrl !== undefined){
if(!(validate6(data.resourceUrl, instancePath+"/resourceUrl"))){
vErrors = vErrors === null ? validate6.errors : joined(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data.kubernetes !== undefined){
if(!(validate7(data.kubernetes, instancePath+"/kubernetes"))){
vErrors = vErrors === null ? validate7.errors : joined(vErrors, validate7.errors);
errors = vErrors.length;
}
}
if(data.configMap !== undefined){
if(!(validate10(data.configMap, instancePath+"/configMap"))){
vErrors = vErrors === null ? validate10.errors : joined(vErrors, validate10.errors);
errors = vErrors.length;
}
}
if(data.inline !== undefined){
if(!(validate12(data.inline, instancePath+"/inline"))){
vErrors = vErrors === null ? validate12.errors : joined(vErrors, validate12.errors);
errors = vErrors.length;
}
}
if((data.kubernetes !== undefined) && ((data.type === "configMap") || (data.type === "inline"))){
const err3 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "discriminator", detail: { property: "type", value: data.type ?? "kubernetes", foreign: "kubernetes", owners: ["kubernetes"] } },schema:schema6["x-rule"],parentSchema:schema6,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.configMap !== undefined) && (((data.type === "kubernetes") || (data.type === undefined)) || (data.type === "inline"))){
const err4 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "discriminator", detail: { property: "type", value: data.type ?? "kubernetes", foreign: "configMap", owners: ["configMap"] } },schema:schema6["x-rule"],parentSchema:schema6,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.inline !== undefined) && (((data.type === "kubernetes") || (data.type === undefined)) || (data.type === "configMap"))){
const err5 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "discriminator", detail: { property: "type", value: data.type ?? "kubernetes", foreign: "inline", owners: ["inline"] } },schema:schema6["x-rule"],parentSchema:schema6,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.type === "configMap") && (!(data.configMap !== undefined))){
const err6 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "type configMap needs the field configMap.", fields: ["type", "configMap"] } },schema:schema6["x-rule"],parentSchema:schema6,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data.type === "inline") && (!(data.inline !== undefined))){
const err7 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "type inline needs the field inline.", fields: ["type", "inline"] } },schema:schema6["x-rule"],parentSchema:schema6,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema6.type,parentSchema:schema6,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate13.errors = vErrors;
return errors === 0;
}

const schema14 = {"type":"object","additionalProperties":false,"required":["name","audience"],"properties":{"name":{"type":"string","minLength":1},"audience":{"type":"string","pattern":"^\\S(.*\\S)?$","x-form":"a string (not empty, without spaces around it)","minLength":1},"scopes":{"type":"array","items":{"type":"string","pattern":"^\\S(.*\\S)?$","x-form":"a string (not empty, without spaces around it)"},"x-list":{"type":"atomic"}}}};

function validate14(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema14.required,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.audience === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "audience"},schema:schema14.required,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "audience")) || (key0 === "scopes"))){
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
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(isShorter(data0, 1)){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema14.properties.name,data:data0};
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
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema14.properties.name.type,parentSchema:schema14.properties.name,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.audience !== undefined){
let data1 = data.audience;
if(typeof data1 === "string"){
if(isShorter(data1, 1)){
const err5 = {instancePath:instancePath+"/audience",schemaPath:"#/properties/audience/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema14.properties.audience,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern10.test(data1)){
const err6 = {instancePath:instancePath+"/audience",schemaPath:"#/properties/audience/pattern",keyword:"pattern",params:{ pattern: "the form of a string (not empty, without spaces around it)" },schema:"^\\S(.*\\S)?$",parentSchema:schema14.properties.audience,data:data1};
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
const err7 = {instancePath:instancePath+"/audience",schemaPath:"#/properties/audience/type",keyword:"type",params:{type: "string"},schema:schema14.properties.audience.type,parentSchema:schema14.properties.audience,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.scopes !== undefined){
let data2 = data.scopes;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(!pattern10.test(data3)){
const err8 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/properties/scopes/items/pattern",keyword:"pattern",params:{ pattern: "the form of a string (not empty, without spaces around it)" },schema:"^\\S(.*\\S)?$",parentSchema:schema14.properties.scopes.items,data:data3};
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
const err9 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/properties/scopes/items/type",keyword:"type",params:{type: "string"},schema:schema14.properties.scopes.items.type,parentSchema:schema14.properties.scopes.items,data:data3};
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
else {
const err10 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"},schema:schema14.properties.scopes.type,parentSchema:schema14.properties.scopes,data:data2};
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
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema14.type,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}

const schema15 = {"type":"object","additionalProperties":false,"properties":{"type":{"type":"string","enum":["configMap","inline"]},"configMap":{"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"$ref":"../value/object-name.json"},"key":{"$ref":"../value/data-key.json"}}},"inline":{"type":"object","additionalProperties":false,"required":["policies"],"properties":{"policies":{"type":"array","items":{"type":"string","minLength":1,"x-language":"cedar"},"x-list":{"type":"atomic"},"minItems":1},"entitiesJson":{"type":"string","x-language":"cedar-entities"}}}},"x-rule":[{"discriminator":{"property":"type","mapping":{"configMap":"configMap","inline":"inline"}}}]};

function validate15(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "configMap")) || (key0 === "inline"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema15.properties.type.type,parentSchema:schema15.properties.type,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data0 === "configMap") || (data0 === "inline"))){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema15.properties.type.enum},schema:schema15.properties.type.enum,parentSchema:schema15.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.configMap !== undefined){
let data1 = data.configMap;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.name === undefined){
const err3 = {instancePath:instancePath+"/configMap",schemaPath:"#/properties/configMap/required",keyword:"required",params:{missingProperty: "name"},schema:schema15.properties.configMap.required,parentSchema:schema15.properties.configMap,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key1 in data1){
if(!((key1 === "name") || (key1 === "key"))){
const err4 = {instancePath:instancePath+"/configMap",schemaPath:"#/properties/configMap/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema15.properties.configMap,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data1.name !== undefined){
if(!(validate1(data1.name, instancePath+"/configMap/name"))){
vErrors = vErrors === null ? validate1.errors : joined(vErrors, validate1.errors);
errors = vErrors.length;
}
}
if(data1.key !== undefined){
if(!(validate8(data1.key, instancePath+"/configMap/key"))){
vErrors = vErrors === null ? validate8.errors : joined(vErrors, validate8.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/configMap",schemaPath:"#/properties/configMap/type",keyword:"type",params:{type: "object"},schema:schema15.properties.configMap.type,parentSchema:schema15.properties.configMap,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.inline !== undefined){
let data4 = data.inline;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.policies === undefined){
const err6 = {instancePath:instancePath+"/inline",schemaPath:"#/properties/inline/required",keyword:"required",params:{missingProperty: "policies"},schema:schema15.properties.inline.required,parentSchema:schema15.properties.inline,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key2 in data4){
if(!((key2 === "policies") || (key2 === "entitiesJson"))){
const err7 = {instancePath:instancePath+"/inline",schemaPath:"#/properties/inline/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema15.properties.inline,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data4.policies !== undefined){
let data5 = data4.policies;
if(Array.isArray(data5)){
if(data5.length < 1){
const err8 = {instancePath:instancePath+"/inline/policies",schemaPath:"#/properties/inline/properties/policies/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema15.properties.inline.properties.policies,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 === "string"){
if(isShorter(data6, 1)){
const err9 = {instancePath:instancePath+"/inline/policies/" + i0,schemaPath:"#/properties/inline/properties/policies/items/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema15.properties.inline.properties.policies.items,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/inline/policies/" + i0,schemaPath:"#/properties/inline/properties/policies/items/type",keyword:"type",params:{type: "string"},schema:schema15.properties.inline.properties.policies.items.type,parentSchema:schema15.properties.inline.properties.policies.items,data:data6};
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
else {
const err11 = {instancePath:instancePath+"/inline/policies",schemaPath:"#/properties/inline/properties/policies/type",keyword:"type",params:{type: "array"},schema:schema15.properties.inline.properties.policies.type,parentSchema:schema15.properties.inline.properties.policies,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data4.entitiesJson !== undefined){
let data7 = data4.entitiesJson;
if(typeof data7 !== "string"){
const err12 = {instancePath:instancePath+"/inline/entitiesJson",schemaPath:"#/properties/inline/properties/entitiesJson/type",keyword:"type",params:{type: "string"},schema:schema15.properties.inline.properties.entitiesJson.type,parentSchema:schema15.properties.inline.properties.entitiesJson,data:data7};
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
else {
const err13 = {instancePath:instancePath+"/inline",schemaPath:"#/properties/inline/type",keyword:"type",params:{type: "object"},schema:schema15.properties.inline.type,parentSchema:schema15.properties.inline,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(((data.type === "configMap") || (data.type === undefined)) && (data.configMap === undefined)){
const err14 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "discriminator", detail: { property: "type", value: "configMap", missing: "configMap" } },schema:schema15["x-rule"],parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((data.type === "inline") && (data.inline === undefined)){
const err15 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "discriminator", detail: { property: "type", value: "inline", missing: "inline" } },schema:schema15["x-rule"],parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((data.configMap !== undefined) && (data.type === "inline")){
const err16 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "discriminator", detail: { property: "type", value: data.type ?? "configMap", foreign: "configMap", owners: ["configMap"] } },schema:schema15["x-rule"],parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((data.inline !== undefined) && ((data.type === "configMap") || (data.type === undefined))){
const err17 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "discriminator", detail: { property: "type", value: data.type ?? "configMap", foreign: "inline", owners: ["inline"] } },schema:schema15["x-rule"],parentSchema:schema15,data};
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
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema15.type,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate15.errors = vErrors;
return errors === 0;
}

const schema16 = {"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"type":"string","enum":["discovered","externalAuthConfigRef","external_auth_config_ref"]},"externalAuthConfigRef":{"$ref":"./external-auth-config-ref.json"}},"x-rule":[{"discriminator":{"property":"type","mapping":{"discovered":null,"externalAuthConfigRef":"externalAuthConfigRef","external_auth_config_ref":"externalAuthConfigRef"},"optional":true}},{"requires":{"if":{"type":"externalAuthConfigRef"},"then":{"externalAuthConfigRef":true},"message":"type externalAuthConfigRef needs the field externalAuthConfigRef."}},{"requires":{"if":{"type":"external_auth_config_ref"},"then":{"externalAuthConfigRef":true},"message":"type external_auth_config_ref needs the field externalAuthConfigRef."}}]};
const schema17 = {"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"type":"string","minLength":1}}};

function validate16(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema17.required,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "name")){
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
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(isShorter(data0, 1)){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema17.properties.name,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema17.properties.name.type,parentSchema:schema17.properties.name,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema17.type,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate16.errors = vErrors;
return errors === 0;
}


function validate17(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema16.required,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "type") || (key0 === "externalAuthConfigRef"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema16.properties.type.type,parentSchema:schema16.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(((data0 === "discovered") || (data0 === "externalAuthConfigRef")) || (data0 === "external_auth_config_ref"))){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema16.properties.type.enum},schema:schema16.properties.type.enum,parentSchema:schema16.properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.externalAuthConfigRef !== undefined){
if(!(validate16(data.externalAuthConfigRef, instancePath+"/externalAuthConfigRef"))){
vErrors = vErrors === null ? validate16.errors : joined(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if((data.externalAuthConfigRef !== undefined) && (data.type === "discovered")){
const err4 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "discriminator", detail: { property: "type", value: data.type ?? null, foreign: "externalAuthConfigRef", owners: ["externalAuthConfigRef", "external_auth_config_ref"] } },schema:schema16["x-rule"],parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.type === "externalAuthConfigRef") && (!(data.externalAuthConfigRef !== undefined))){
const err5 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "type externalAuthConfigRef needs the field externalAuthConfigRef.", fields: ["type", "externalAuthConfigRef"] } },schema:schema16["x-rule"],parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.type === "external_auth_config_ref") && (!(data.externalAuthConfigRef !== undefined))){
const err6 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "type external_auth_config_ref needs the field externalAuthConfigRef.", fields: ["type", "externalAuthConfigRef"] } },schema:schema16["x-rule"],parentSchema:schema16,data};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema16.type,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}

const schema18 = {"type":"object","additionalProperties":false,"required":["groupRef"],"properties":{"name":{"type":"string"},"groupRef":{"type":"string","minLength":1},"backends":{"type":"array","items":{"$ref":"../shared/aggregation/static-backend-config.json"},"x-list":{"type":"map","keys":["name"]}},"incomingAuth":{"$ref":"../shared/aggregation/aggregator-incoming-auth-config.json"},"outgoingAuth":{"$ref":"../shared/aggregation/aggregator-outgoing-auth-config.json"},"aggregation":{"$ref":"../shared/aggregation/aggregation-config.json"},"compositeTools":{"type":"array","items":{"$ref":"../shared/workflow/composite-tool-config.json"},"x-list":{"type":"map","keys":["name"]}},"compositeToolRefs":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"type":"string","minLength":1}}},"x-list":{"type":"map","keys":["name"]}},"operational":{"type":"object","additionalProperties":false,"properties":{"logLevel":{"type":"string","enum":["debug"]},"timeouts":{"type":"object","additionalProperties":false,"properties":{"default":{"$ref":"../shared/value/positive-duration.json"},"perWorkload":{"type":"object","additionalProperties":{"$ref":"../shared/value/positive-duration.json"}}}},"failureHandling":{"$ref":"../shared/aggregation/failure-handling-config.json"}}},"metadata":{"type":"object","additionalProperties":{"type":"string"}},"telemetry":{"$ref":"../shared/aggregation/aggregator-telemetry-config.json"},"audit":{"$ref":"./audit.json"},"optimizer":{"$ref":"../shared/aggregation/optimizer-config.json"},"sessionStorage":{"$ref":"../shared/aggregation/aggregator-session-storage-config.json"},"rateLimiting":{"$ref":"../shared/access/rate-limit-config.json"},"trustProxyHeaders":{"type":"boolean"}}};
const schema19 = {"type":"object","additionalProperties":false,"required":["name","url","transport"],"properties":{"name":{"type":"string","pattern":"^\\S(.*\\S)?$","x-form":"a string (not empty, without spaces around it)"},"url":{"$ref":"../value/web-address.json"},"transport":{"type":"string","enum":["sse","streamable-http"]},"type":{"type":"string","enum":["entry",""]},"caBundlePath":{"type":"string"},"metadata":{"type":"object","additionalProperties":{"type":"string"}},"headerForward":{"type":"object","additionalProperties":false,"properties":{"addPlaintextHeaders":{"type":"object","additionalProperties":{"type":"string","pattern":"^[^\\x00-\\x1f\\x7f]*$","x-form":"a header value (a single line without control characters)"}},"addHeadersFromEnv":{"type":"object","additionalProperties":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]*$","x-form":"a variable name (letters, digits and \"_\", not beginning with a digit)"}}},"x-rule":[{"atLeastOneOf":["addPlaintextHeaders","addHeadersFromEnv"]}]}},"x-rule":[{"requires":{"if":{"caBundlePath":true},"then":{"type":"entry"},"message":"caBundlePath belongs to backends of type entry."}}]};
const pattern11 = new RegExp("^[^\\x00-\\x1f\\x7f]*$", "u");
const pattern12 = new RegExp("^[A-Za-z_][A-Za-z0-9_]*$", "u");

function validate18(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema19.required,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.url === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},schema:schema19.required,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.transport === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "transport"},schema:schema19.required,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "name") || (key0 === "url")) || (key0 === "transport")) || (key0 === "type")) || (key0 === "caBundlePath")) || (key0 === "metadata")) || (key0 === "headerForward"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema19,data};
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
if(typeof data0 === "string"){
if(!pattern10.test(data0)){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{ pattern: "the form of a string (not empty, without spaces around it)" },schema:"^\\S(.*\\S)?$",parentSchema:schema19.properties.name,data:data0};
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
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema19.properties.name.type,parentSchema:schema19.properties.name,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.url !== undefined){
if(!(validate6(data.url, instancePath+"/url"))){
vErrors = vErrors === null ? validate6.errors : joined(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data.transport !== undefined){
let data2 = data.transport;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/transport",schemaPath:"#/properties/transport/type",keyword:"type",params:{type: "string"},schema:schema19.properties.transport.type,parentSchema:schema19.properties.transport,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((data2 === "sse") || (data2 === "streamable-http"))){
const err7 = {instancePath:instancePath+"/transport",schemaPath:"#/properties/transport/enum",keyword:"enum",params:{allowedValues: schema19.properties.transport.enum},schema:schema19.properties.transport.enum,parentSchema:schema19.properties.transport,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.type !== undefined){
let data3 = data.type;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema19.properties.type.type,parentSchema:schema19.properties.type,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((data3 === "entry") || (data3 === ""))){
const err9 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema19.properties.type.enum},schema:schema19.properties.type.enum,parentSchema:schema19.properties.type,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.caBundlePath !== undefined){
let data4 = data.caBundlePath;
if(typeof data4 !== "string"){
const err10 = {instancePath:instancePath+"/caBundlePath",schemaPath:"#/properties/caBundlePath/type",keyword:"type",params:{type: "string"},schema:schema19.properties.caBundlePath.type,parentSchema:schema19.properties.caBundlePath,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.metadata !== undefined){
let data5 = data.metadata;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key1 in data5){
let data6 = data5[key1];
if(typeof data6 !== "string"){
const err11 = {instancePath:instancePath+"/metadata/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/metadata/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema19.properties.metadata.additionalProperties.type,parentSchema:schema19.properties.metadata.additionalProperties,data:data6};
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
const err12 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "object"},schema:schema19.properties.metadata.type,parentSchema:schema19.properties.metadata,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.headerForward !== undefined){
let data7 = data.headerForward;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key2 in data7){
if(!((key2 === "addPlaintextHeaders") || (key2 === "addHeadersFromEnv"))){
const err13 = {instancePath:instancePath+"/headerForward",schemaPath:"#/properties/headerForward/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema19.properties.headerForward,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data7.addPlaintextHeaders !== undefined){
let data8 = data7.addPlaintextHeaders;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key3 in data8){
let data9 = data8[key3];
if(typeof data9 === "string"){
if(!pattern11.test(data9)){
const err14 = {instancePath:instancePath+"/headerForward/addPlaintextHeaders/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/headerForward/properties/addPlaintextHeaders/additionalProperties/pattern",keyword:"pattern",params:{ pattern: "the form of a header value (a single line without control characters)" },schema:"^[^\\x00-\\x1f\\x7f]*$",parentSchema:schema19.properties.headerForward.properties.addPlaintextHeaders.additionalProperties,data:data9};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/headerForward/addPlaintextHeaders/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/headerForward/properties/addPlaintextHeaders/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema19.properties.headerForward.properties.addPlaintextHeaders.additionalProperties.type,parentSchema:schema19.properties.headerForward.properties.addPlaintextHeaders.additionalProperties,data:data9};
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
const err16 = {instancePath:instancePath+"/headerForward/addPlaintextHeaders",schemaPath:"#/properties/headerForward/properties/addPlaintextHeaders/type",keyword:"type",params:{type: "object"},schema:schema19.properties.headerForward.properties.addPlaintextHeaders.type,parentSchema:schema19.properties.headerForward.properties.addPlaintextHeaders,data:data8};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data7.addHeadersFromEnv !== undefined){
let data10 = data7.addHeadersFromEnv;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key4 in data10){
let data11 = data10[key4];
if(typeof data11 === "string"){
if(!pattern12.test(data11)){
const err17 = {instancePath:instancePath+"/headerForward/addHeadersFromEnv/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/headerForward/properties/addHeadersFromEnv/additionalProperties/pattern",keyword:"pattern",params:{ pattern: "the form of a variable name (letters, digits and \"_\", not beginning with a digit)" },schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:schema19.properties.headerForward.properties.addHeadersFromEnv.additionalProperties,data:data11};
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
const err18 = {instancePath:instancePath+"/headerForward/addHeadersFromEnv/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/headerForward/properties/addHeadersFromEnv/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema19.properties.headerForward.properties.addHeadersFromEnv.additionalProperties.type,parentSchema:schema19.properties.headerForward.properties.addHeadersFromEnv.additionalProperties,data:data11};
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
const err19 = {instancePath:instancePath+"/headerForward/addHeadersFromEnv",schemaPath:"#/properties/headerForward/properties/addHeadersFromEnv/type",keyword:"type",params:{type: "object"},schema:schema19.properties.headerForward.properties.addHeadersFromEnv.type,parentSchema:schema19.properties.headerForward.properties.addHeadersFromEnv,data:data10};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if((data7.addPlaintextHeaders !== undefined ? 1 : 0) + (data7.addHeadersFromEnv !== undefined ? 1 : 0) < 1){
const err20 = {instancePath:instancePath+"/headerForward",schemaPath:"#/properties/headerForward/x-rule",keyword:"x-rule",params:{ rule: "atLeastOneOf", detail: { fields: ["addPlaintextHeaders", "addHeadersFromEnv"] } },schema:schema19.properties.headerForward["x-rule"],parentSchema:schema19.properties.headerForward,data:data7};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/headerForward",schemaPath:"#/properties/headerForward/type",keyword:"type",params:{type: "object"},schema:schema19.properties.headerForward.type,parentSchema:schema19.properties.headerForward,data:data7};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if((data.caBundlePath !== undefined) && (!(data.type === "entry"))){
const err22 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "caBundlePath belongs to backends of type entry.", fields: ["caBundlePath", "type"] } },schema:schema19["x-rule"],parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema19.type,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate18.errors = vErrors;
return errors === 0;
}

const schema20 = {"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"type":"string","enum":["oidc","local","anonymous"]},"oidc":{"$ref":"./aggregator-oidc-config.json"},"authz":{"$ref":"./aggregator-authz-config.json"}},"x-rule":[{"discriminator":{"property":"type","mapping":{"oidc":"oidc","local":null,"anonymous":null}}}]};
const schema21 = {"type":"object","additionalProperties":false,"properties":{"issuer":{"$ref":"../value/web-address.json"},"clientId":{"type":"string","pattern":"^(\\S(.*\\S)?)?$","x-form":"a string (without spaces around it)"},"clientSecretEnv":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]*$","x-form":"a variable name (letters, digits and \"_\", not beginning with a digit)"},"audience":{"type":"string","pattern":"^(\\S(.*\\S)?)?$","x-form":"a string (without spaces around it)"},"resource":{"type":"string","pattern":"^(\\S(.*\\S)?)?$","x-form":"a string (without spaces around it)"},"jwksUrl":{"$ref":"../value/web-address.json"},"introspectionUrl":{"$ref":"../value/web-address.json"},"scopes":{"type":"array","items":{"type":"string","pattern":"^\\S(.*\\S)?$","x-form":"a string (not empty, without spaces around it)"},"x-list":{"type":"atomic"}},"advertisedScopes":{"type":"array","items":{"type":"string","pattern":"^\\S(.*\\S)?$","x-form":"a string (not empty, without spaces around it)"},"x-list":{"type":"atomic"}},"protectedResourceAllowPrivateIp":{"type":"boolean"},"jwksAllowPrivateIp":{"type":"boolean"},"insecureAllowHttp":{"type":"boolean"},"caBundlePath":{"type":"string","minLength":1},"jwksAuthTokenPath":{"type":"string","minLength":1},"configPath":{"$ref":"../value/file-path.json"},"subject":{"type":"string","minLength":1}},"x-rule":[{"atLeastOneOf":["issuer","configPath"]}]};
const schema22 = {"type":"string","minLength":1};

function validate19(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(isShorter(data, 1)){
const err0 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema22.type,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate19.errors = vErrors;
return errors === 0;
}


function validate20(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0.call(schema21.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema21,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.issuer !== undefined){
if(!(validate6(data.issuer, instancePath+"/issuer"))){
vErrors = vErrors === null ? validate6.errors : joined(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data.clientId !== undefined){
let data1 = data.clientId;
if(typeof data1 === "string"){
if(!pattern8.test(data1)){
const err1 = {instancePath:instancePath+"/clientId",schemaPath:"#/properties/clientId/pattern",keyword:"pattern",params:{ pattern: "the form of a string (without spaces around it)" },schema:"^(\\S(.*\\S)?)?$",parentSchema:schema21.properties.clientId,data:data1};
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
const err2 = {instancePath:instancePath+"/clientId",schemaPath:"#/properties/clientId/type",keyword:"type",params:{type: "string"},schema:schema21.properties.clientId.type,parentSchema:schema21.properties.clientId,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.clientSecretEnv !== undefined){
let data2 = data.clientSecretEnv;
if(typeof data2 === "string"){
if(!pattern12.test(data2)){
const err3 = {instancePath:instancePath+"/clientSecretEnv",schemaPath:"#/properties/clientSecretEnv/pattern",keyword:"pattern",params:{ pattern: "the form of a variable name (letters, digits and \"_\", not beginning with a digit)" },schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:schema21.properties.clientSecretEnv,data:data2};
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
const err4 = {instancePath:instancePath+"/clientSecretEnv",schemaPath:"#/properties/clientSecretEnv/type",keyword:"type",params:{type: "string"},schema:schema21.properties.clientSecretEnv.type,parentSchema:schema21.properties.clientSecretEnv,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.audience !== undefined){
let data3 = data.audience;
if(typeof data3 === "string"){
if(!pattern8.test(data3)){
const err5 = {instancePath:instancePath+"/audience",schemaPath:"#/properties/audience/pattern",keyword:"pattern",params:{ pattern: "the form of a string (without spaces around it)" },schema:"^(\\S(.*\\S)?)?$",parentSchema:schema21.properties.audience,data:data3};
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
const err6 = {instancePath:instancePath+"/audience",schemaPath:"#/properties/audience/type",keyword:"type",params:{type: "string"},schema:schema21.properties.audience.type,parentSchema:schema21.properties.audience,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.resource !== undefined){
let data4 = data.resource;
if(typeof data4 === "string"){
if(!pattern8.test(data4)){
const err7 = {instancePath:instancePath+"/resource",schemaPath:"#/properties/resource/pattern",keyword:"pattern",params:{ pattern: "the form of a string (without spaces around it)" },schema:"^(\\S(.*\\S)?)?$",parentSchema:schema21.properties.resource,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/resource",schemaPath:"#/properties/resource/type",keyword:"type",params:{type: "string"},schema:schema21.properties.resource.type,parentSchema:schema21.properties.resource,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.jwksUrl !== undefined){
if(!(validate6(data.jwksUrl, instancePath+"/jwksUrl"))){
vErrors = vErrors === null ? validate6.errors : joined(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data.introspectionUrl !== undefined){
if(!(validate6(data.introspectionUrl, instancePath+"/introspectionUrl"))){
vErrors = vErrors === null ? validate6.errors : joined(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data.scopes !== undefined){
let data7 = data.scopes;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(typeof data8 === "string"){
if(!pattern10.test(data8)){
const err9 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/properties/scopes/items/pattern",keyword:"pattern",params:{ pattern: "the form of a string (not empty, without spaces around it)" },schema:"^\\S(.*\\S)?$",parentSchema:schema21.properties.scopes.items,data:data8};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/properties/scopes/items/type",keyword:"type",params:{type: "string"},schema:schema21.properties.scopes.items.type,parentSchema:schema21.properties.scopes.items,data:data8};
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
else {
const err11 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"},schema:schema21.properties.scopes.type,parentSchema:schema21.properties.scopes,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.advertisedScopes !== undefined){
let data9 = data.advertisedScopes;
if(Array.isArray(data9)){
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
if(typeof data10 === "string"){
if(!pattern10.test(data10)){
const err12 = {instancePath:instancePath+"/advertisedScopes/" + i1,schemaPath:"#/properties/advertisedScopes/items/pattern",keyword:"pattern",params:{ pattern: "the form of a string (not empty, without spaces around it)" },schema:"^\\S(.*\\S)?$",parentSchema:schema21.properties.advertisedScopes.items,data:data10};
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
const err13 = {instancePath:instancePath+"/advertisedScopes/" + i1,schemaPath:"#/properties/advertisedScopes/items/type",keyword:"type",params:{type: "string"},schema:schema21.properties.advertisedScopes.items.type,parentSchema:schema21.properties.advertisedScopes.items,data:data10};
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
const err14 = {instancePath:instancePath+"/advertisedScopes",schemaPath:"#/properties/advertisedScopes/type",keyword:"type",params:{type: "array"},schema:schema21.properties.advertisedScopes.type,parentSchema:schema21.properties.advertisedScopes,data:data9};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.protectedResourceAllowPrivateIp !== undefined){
let data11 = data.protectedResourceAllowPrivateIp;
if(typeof data11 !== "boolean"){
const err15 = {instancePath:instancePath+"/protectedResourceAllowPrivateIp",schemaPath:"#/properties/protectedResourceAllowPrivateIp/type",keyword:"type",params:{type: "boolean"},schema:schema21.properties.protectedResourceAllowPrivateIp.type,parentSchema:schema21.properties.protectedResourceAllowPrivateIp,data:data11};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.jwksAllowPrivateIp !== undefined){
let data12 = data.jwksAllowPrivateIp;
if(typeof data12 !== "boolean"){
const err16 = {instancePath:instancePath+"/jwksAllowPrivateIp",schemaPath:"#/properties/jwksAllowPrivateIp/type",keyword:"type",params:{type: "boolean"},schema:schema21.properties.jwksAllowPrivateIp.type,parentSchema:schema21.properties.jwksAllowPrivateIp,data:data12};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.insecureAllowHttp !== undefined){
let data13 = data.insecureAllowHttp;
if(typeof data13 !== "boolean"){
const err17 = {instancePath:instancePath+"/insecureAllowHttp",schemaPath:"#/properties/insecureAllowHttp/type",keyword:"type",params:{type: "boolean"},schema:schema21.properties.insecureAllowHttp.type,parentSchema:schema21.properties.insecureAllowHttp,data:data13};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.caBundlePath !== undefined){
let data14 = data.caBundlePath;
if(typeof data14 === "string"){
if(isShorter(data14, 1)){
const err18 = {instancePath:instancePath+"/caBundlePath",schemaPath:"#/properties/caBundlePath/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema21.properties.caBundlePath,data:data14};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/caBundlePath",schemaPath:"#/properties/caBundlePath/type",keyword:"type",params:{type: "string"},schema:schema21.properties.caBundlePath.type,parentSchema:schema21.properties.caBundlePath,data:data14};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.jwksAuthTokenPath !== undefined){
let data15 = data.jwksAuthTokenPath;
if(typeof data15 === "string"){
if(isShorter(data15, 1)){
const err20 = {instancePath:instancePath+"/jwksAuthTokenPath",schemaPath:"#/properties/jwksAuthTokenPath/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema21.properties.jwksAuthTokenPath,data:data15};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/jwksAuthTokenPath",schemaPath:"#/properties/jwksAuthTokenPath/type",keyword:"type",params:{type: "string"},schema:schema21.properties.jwksAuthTokenPath.type,parentSchema:schema21.properties.jwksAuthTokenPath,data:data15};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.configPath !== undefined){
if(!(validate19(data.configPath, instancePath+"/configPath"))){
vErrors = vErrors === null ? validate19.errors : joined(vErrors, validate19.errors);
errors = vErrors.length;
}
}
if(data.subject !== undefined){
let data17 = data.subject;
if(typeof data17 === "string"){
if(isShorter(data17, 1)){
const err22 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema21.properties.subject,data:data17};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"},schema:schema21.properties.subject.type,parentSchema:schema21.properties.subject,data:data17};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if((data.issuer !== undefined ? 1 : 0) + (data.configPath !== undefined ? 1 : 0) < 1){
const err24 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "atLeastOneOf", detail: { fields: ["issuer", "configPath"] } },schema:schema21["x-rule"],parentSchema:schema21,data};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema21.type,parentSchema:schema21,data};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}

const schema23 = {"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"type":"string","enum":["cedar","none"]},"policies":{"type":"array","items":{"type":"string","minLength":1,"x-language":"cedar"},"minItems":1,"x-list":{"type":"atomic"}},"path":{"type":"string","minLength":1},"entitiesJson":{"type":"string","x-language":"cedar-entities"},"primaryUpstreamProvider":{"type":"string"}},"x-rule":[{"discriminator":{"property":"type","mapping":{"cedar":"policies","none":null},"optional":true}},{"requires":{"if":{"type":"cedar","path":false},"then":{"policies":true},"message":"Type cedar needs policies, or the path of a document that holds them."}},{"requires":{"if":{"path":true},"then":{"type":"cedar","policies":false,"entitiesJson":"[]"},"message":"path takes the place of policies and entitiesJson, for type cedar."}},{"requires":{"if":{"type":"none"},"then":{"entitiesJson":"[]","primaryUpstreamProvider":false},"message":"entitiesJson and primaryUpstreamProvider serve policies: use type cedar or leave them out."}}]};

function validate21(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema23.required,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "policies")) || (key0 === "path")) || (key0 === "entitiesJson")) || (key0 === "primaryUpstreamProvider"))){
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
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema23.properties.type.type,parentSchema:schema23.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((data0 === "cedar") || (data0 === "none"))){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema23.properties.type.enum},schema:schema23.properties.type.enum,parentSchema:schema23.properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.policies !== undefined){
let data1 = data.policies;
if(Array.isArray(data1)){
if(data1.length < 1){
const err4 = {instancePath:instancePath+"/policies",schemaPath:"#/properties/policies/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema23.properties.policies,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(isShorter(data2, 1)){
const err5 = {instancePath:instancePath+"/policies/" + i0,schemaPath:"#/properties/policies/items/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema23.properties.policies.items,data:data2};
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
const err6 = {instancePath:instancePath+"/policies/" + i0,schemaPath:"#/properties/policies/items/type",keyword:"type",params:{type: "string"},schema:schema23.properties.policies.items.type,parentSchema:schema23.properties.policies.items,data:data2};
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
const err7 = {instancePath:instancePath+"/policies",schemaPath:"#/properties/policies/type",keyword:"type",params:{type: "array"},schema:schema23.properties.policies.type,parentSchema:schema23.properties.policies,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.path !== undefined){
let data3 = data.path;
if(typeof data3 === "string"){
if(isShorter(data3, 1)){
const err8 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema23.properties.path,data:data3};
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
const err9 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},schema:schema23.properties.path.type,parentSchema:schema23.properties.path,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.entitiesJson !== undefined){
let data4 = data.entitiesJson;
if(typeof data4 !== "string"){
const err10 = {instancePath:instancePath+"/entitiesJson",schemaPath:"#/properties/entitiesJson/type",keyword:"type",params:{type: "string"},schema:schema23.properties.entitiesJson.type,parentSchema:schema23.properties.entitiesJson,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.primaryUpstreamProvider !== undefined){
let data5 = data.primaryUpstreamProvider;
if(typeof data5 !== "string"){
const err11 = {instancePath:instancePath+"/primaryUpstreamProvider",schemaPath:"#/properties/primaryUpstreamProvider/type",keyword:"type",params:{type: "string"},schema:schema23.properties.primaryUpstreamProvider.type,parentSchema:schema23.properties.primaryUpstreamProvider,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if((data.policies !== undefined) && (data.type === "none")){
const err12 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "discriminator", detail: { property: "type", value: data.type ?? null, foreign: "policies", owners: ["cedar"] } },schema:schema23["x-rule"],parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(((data.type === "cedar") && (data.path === undefined)) && (!(data.policies !== undefined))){
const err13 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "Type cedar needs policies, or the path of a document that holds them.", fields: ["type", "path", "policies"] } },schema:schema23["x-rule"],parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((data.path !== undefined) && (!(((data.type === "cedar") && (data.policies === undefined)) && ((data.entitiesJson === "[]") || ((data !== undefined) && (data.entitiesJson === undefined)))))){
const err14 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "path takes the place of policies and entitiesJson, for type cedar.", fields: ["path", "type", "policies", "entitiesJson"] } },schema:schema23["x-rule"],parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((data.type === "none") && (!(((data.entitiesJson === "[]") || ((data !== undefined) && (data.entitiesJson === undefined))) && (data.primaryUpstreamProvider === undefined)))){
const err15 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "entitiesJson and primaryUpstreamProvider serve policies: use type cedar or leave them out.", fields: ["type", "entitiesJson", "primaryUpstreamProvider"] } },schema:schema23["x-rule"],parentSchema:schema23,data};
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
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema23.type,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}


function validate22(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema20.required,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "oidc")) || (key0 === "authz"))){
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
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema20.properties.type.type,parentSchema:schema20.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(((data0 === "oidc") || (data0 === "local")) || (data0 === "anonymous"))){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema20.properties.type.enum},schema:schema20.properties.type.enum,parentSchema:schema20.properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.oidc !== undefined){
if(!(validate20(data.oidc, instancePath+"/oidc"))){
vErrors = vErrors === null ? validate20.errors : joined(vErrors, validate20.errors);
errors = vErrors.length;
}
}
if(data.authz !== undefined){
if(!(validate21(data.authz, instancePath+"/authz"))){
vErrors = vErrors === null ? validate21.errors : joined(vErrors, validate21.errors);
errors = vErrors.length;
}
}
if((data.type === "oidc") && (data.oidc === undefined)){
const err4 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "discriminator", detail: { property: "type", value: "oidc", missing: "oidc" } },schema:schema20["x-rule"],parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.oidc !== undefined) && ((data.type === "local") || (data.type === "anonymous"))){
const err5 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "discriminator", detail: { property: "type", value: data.type ?? null, foreign: "oidc", owners: ["oidc"] } },schema:schema20["x-rule"],parentSchema:schema20,data};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema20.type,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}

const schema24 = {"type":"object","additionalProperties":false,"properties":{"source":{"type":"string","enum":["inline","discovered"]},"default":{"$ref":"../credentials/backend-auth-strategy.json"},"backends":{"type":"object","additionalProperties":{"$ref":"../credentials/backend-auth-strategy.json"}}}};
const schema25 = {"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"type":"string","enum":["unauthenticated","header_injection","token_exchange","upstream_inject","aws_sts","discovered"]},"headerInjection":{"type":"object","additionalProperties":false,"required":["headerName"],"properties":{"headerName":{"type":"string","minLength":1,"maxLength":255,"pattern":"^[!#$%&'*+.^_`|~0-9A-Za-z-]+$","x-form":"the name of an HTTP header (letters, digits and \"-\", without spaces and colon)"},"headerValue":{"type":"string","minLength":1,"pattern":"^[^\\x00-\\x1f\\x7f]+$","x-form":"a header value (a single line without control characters)"},"headerValueEnv":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]*$","x-form":"a variable name (letters, digits and \"_\", not beginning with a digit)"},"bearerTokenEnv":{"type":"string","minLength":1}},"x-rule":[{"exactlyOneOf":["headerValue","headerValueEnv","bearerTokenEnv"]}]},"tokenExchange":{"type":"object","additionalProperties":false,"required":["tokenUrl"],"properties":{"tokenUrl":{"$ref":"../value/web-address.json"},"clientId":{"type":"string","pattern":"^(\\S(.*\\S)?)?$","x-form":"a string (without spaces around it)"},"clientSecret":{"type":"string"},"clientSecretEnv":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]*$","x-form":"a variable name (letters, digits and \"_\", not beginning with a digit)"},"audience":{"type":"string","pattern":"^(\\S(.*\\S)?)?$","x-form":"a string (without spaces around it)"},"scopes":{"type":"array","items":{"type":"string","pattern":"^\\S(.*\\S)?$","x-form":"a string (not empty, without spaces around it)"},"x-list":{"type":"atomic"}},"subjectTokenType":{"type":"string"},"subjectProviderName":{"type":"string"},"externalTokenHeaderName":{"type":"string","minLength":1,"maxLength":255,"pattern":"^[!#$%&'*+.^_`|~0-9A-Za-z-]+$","x-form":"the name of an HTTP header (letters, digits and \"-\", without spaces and colon)"}},"x-rule":[{"atMostOneOf":["clientSecret","clientSecretEnv"]}]},"upstreamInject":{"type":"object","additionalProperties":false,"required":["providerName"],"properties":{"providerName":{"type":"string","minLength":1}}},"awsSts":{"$ref":"../run/run-aws-sts-config.json"}},"x-rule":[{"discriminator":{"property":"type","mapping":{"unauthenticated":null,"discovered":null,"header_injection":"headerInjection","token_exchange":"tokenExchange","upstream_inject":"upstreamInject","aws_sts":"awsSts"}}}]};
const pattern13 = new RegExp("^[!#$%&'*+.^_`|~0-9A-Za-z-]+$", "u");
const pattern14 = new RegExp("^[^\\x00-\\x1f\\x7f]+$", "u");
const schema26 = {"type":"object","additionalProperties":false,"required":["region","service"],"properties":{"region":{"type":"string","minLength":1},"service":{"type":"string","minLength":1},"fallbackRoleArn":{"type":"string","minLength":1},"roleMappings":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["roleArn"],"properties":{"claim":{"type":"string","minLength":1},"matcher":{"type":"string","minLength":1,"x-language":"cel"},"roleArn":{"type":"string","minLength":1},"priority":{"minimum":0,"maximum":9007199254740991,"type":"integer"}},"x-rule":[{"exactlyOneOf":["claim","matcher"]}]},"x-list":{"type":"atomic"}},"roleClaim":{"type":"string"},"sessionDuration":{"minimum":900,"maximum":43200,"type":"integer"},"sessionNameClaim":{"type":"string"}},"x-rule":[{"atLeastOneOf":["fallbackRoleArn","roleMappings"]}]};

function validate23(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.region === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "region"},schema:schema26.required,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.service === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "service"},schema:schema26.required,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "region") || (key0 === "service")) || (key0 === "fallbackRoleArn")) || (key0 === "roleMappings")) || (key0 === "roleClaim")) || (key0 === "sessionDuration")) || (key0 === "sessionNameClaim"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.region !== undefined){
let data0 = data.region;
if(typeof data0 === "string"){
if(isShorter(data0, 1)){
const err3 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema26.properties.region,data:data0};
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
const err4 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: "string"},schema:schema26.properties.region.type,parentSchema:schema26.properties.region,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.service !== undefined){
let data1 = data.service;
if(typeof data1 === "string"){
if(isShorter(data1, 1)){
const err5 = {instancePath:instancePath+"/service",schemaPath:"#/properties/service/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema26.properties.service,data:data1};
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
const err6 = {instancePath:instancePath+"/service",schemaPath:"#/properties/service/type",keyword:"type",params:{type: "string"},schema:schema26.properties.service.type,parentSchema:schema26.properties.service,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.fallbackRoleArn !== undefined){
let data2 = data.fallbackRoleArn;
if(typeof data2 === "string"){
if(isShorter(data2, 1)){
const err7 = {instancePath:instancePath+"/fallbackRoleArn",schemaPath:"#/properties/fallbackRoleArn/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema26.properties.fallbackRoleArn,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/fallbackRoleArn",schemaPath:"#/properties/fallbackRoleArn/type",keyword:"type",params:{type: "string"},schema:schema26.properties.fallbackRoleArn.type,parentSchema:schema26.properties.fallbackRoleArn,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.roleMappings !== undefined){
let data3 = data.roleMappings;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.roleArn === undefined){
const err9 = {instancePath:instancePath+"/roleMappings/" + i0,schemaPath:"#/properties/roleMappings/items/required",keyword:"required",params:{missingProperty: "roleArn"},schema:schema26.properties.roleMappings.items.required,parentSchema:schema26.properties.roleMappings.items,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key1 in data4){
if(!((((key1 === "claim") || (key1 === "matcher")) || (key1 === "roleArn")) || (key1 === "priority"))){
const err10 = {instancePath:instancePath+"/roleMappings/" + i0,schemaPath:"#/properties/roleMappings/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema26.properties.roleMappings.items,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data4.claim !== undefined){
let data5 = data4.claim;
if(typeof data5 === "string"){
if(isShorter(data5, 1)){
const err11 = {instancePath:instancePath+"/roleMappings/" + i0+"/claim",schemaPath:"#/properties/roleMappings/items/properties/claim/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema26.properties.roleMappings.items.properties.claim,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/roleMappings/" + i0+"/claim",schemaPath:"#/properties/roleMappings/items/properties/claim/type",keyword:"type",params:{type: "string"},schema:schema26.properties.roleMappings.items.properties.claim.type,parentSchema:schema26.properties.roleMappings.items.properties.claim,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data4.matcher !== undefined){
let data6 = data4.matcher;
if(typeof data6 === "string"){
if(isShorter(data6, 1)){
const err13 = {instancePath:instancePath+"/roleMappings/" + i0+"/matcher",schemaPath:"#/properties/roleMappings/items/properties/matcher/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema26.properties.roleMappings.items.properties.matcher,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/roleMappings/" + i0+"/matcher",schemaPath:"#/properties/roleMappings/items/properties/matcher/type",keyword:"type",params:{type: "string"},schema:schema26.properties.roleMappings.items.properties.matcher.type,parentSchema:schema26.properties.roleMappings.items.properties.matcher,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data4.roleArn !== undefined){
let data7 = data4.roleArn;
if(typeof data7 === "string"){
if(isShorter(data7, 1)){
const err15 = {instancePath:instancePath+"/roleMappings/" + i0+"/roleArn",schemaPath:"#/properties/roleMappings/items/properties/roleArn/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema26.properties.roleMappings.items.properties.roleArn,data:data7};
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
const err16 = {instancePath:instancePath+"/roleMappings/" + i0+"/roleArn",schemaPath:"#/properties/roleMappings/items/properties/roleArn/type",keyword:"type",params:{type: "string"},schema:schema26.properties.roleMappings.items.properties.roleArn.type,parentSchema:schema26.properties.roleMappings.items.properties.roleArn,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data4.priority !== undefined){
let data8 = data4.priority;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err17 = {instancePath:instancePath+"/roleMappings/" + i0+"/priority",schemaPath:"#/properties/roleMappings/items/properties/priority/type",keyword:"type",params:{type: "integer"},schema:schema26.properties.roleMappings.items.properties.priority.type,parentSchema:schema26.properties.roleMappings.items.properties.priority,data:data8};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 9007199254740991 || isNaN(data8)){
const err18 = {instancePath:instancePath+"/roleMappings/" + i0+"/priority",schemaPath:"#/properties/roleMappings/items/properties/priority/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema26.properties.roleMappings.items.properties.priority,data:data8};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err19 = {instancePath:instancePath+"/roleMappings/" + i0+"/priority",schemaPath:"#/properties/roleMappings/items/properties/priority/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema26.properties.roleMappings.items.properties.priority,data:data8};
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
if((data4.claim !== undefined ? 1 : 0) + (data4.matcher !== undefined ? 1 : 0) !== 1){
const err20 = {instancePath:instancePath+"/roleMappings/" + i0,schemaPath:"#/properties/roleMappings/items/x-rule",keyword:"x-rule",params:{ rule: "exactlyOneOf", detail: { fields: ["claim", "matcher"] } },schema:schema26.properties.roleMappings.items["x-rule"],parentSchema:schema26.properties.roleMappings.items,data:data4};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/roleMappings/" + i0,schemaPath:"#/properties/roleMappings/items/type",keyword:"type",params:{type: "object"},schema:schema26.properties.roleMappings.items.type,parentSchema:schema26.properties.roleMappings.items,data:data4};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/roleMappings",schemaPath:"#/properties/roleMappings/type",keyword:"type",params:{type: "array"},schema:schema26.properties.roleMappings.type,parentSchema:schema26.properties.roleMappings,data:data3};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.roleClaim !== undefined){
let data9 = data.roleClaim;
if(typeof data9 !== "string"){
const err23 = {instancePath:instancePath+"/roleClaim",schemaPath:"#/properties/roleClaim/type",keyword:"type",params:{type: "string"},schema:schema26.properties.roleClaim.type,parentSchema:schema26.properties.roleClaim,data:data9};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.sessionDuration !== undefined){
let data10 = data.sessionDuration;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err24 = {instancePath:instancePath+"/sessionDuration",schemaPath:"#/properties/sessionDuration/type",keyword:"type",params:{type: "integer"},schema:schema26.properties.sessionDuration.type,parentSchema:schema26.properties.sessionDuration,data:data10};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 43200 || isNaN(data10)){
const err25 = {instancePath:instancePath+"/sessionDuration",schemaPath:"#/properties/sessionDuration/maximum",keyword:"maximum",params:{comparison: "<=", limit: 43200},schema:43200,parentSchema:schema26.properties.sessionDuration,data:data10};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data10 < 900 || isNaN(data10)){
const err26 = {instancePath:instancePath+"/sessionDuration",schemaPath:"#/properties/sessionDuration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 900},schema:900,parentSchema:schema26.properties.sessionDuration,data:data10};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
if(data.sessionNameClaim !== undefined){
let data11 = data.sessionNameClaim;
if(typeof data11 !== "string"){
const err27 = {instancePath:instancePath+"/sessionNameClaim",schemaPath:"#/properties/sessionNameClaim/type",keyword:"type",params:{type: "string"},schema:schema26.properties.sessionNameClaim.type,parentSchema:schema26.properties.sessionNameClaim,data:data11};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if((data.fallbackRoleArn !== undefined ? 1 : 0) + (data.roleMappings !== undefined ? 1 : 0) < 1){
const err28 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "atLeastOneOf", detail: { fields: ["fallbackRoleArn", "roleMappings"] } },schema:schema26["x-rule"],parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema26.type,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}


function validate24(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema25.required,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "headerInjection")) || (key0 === "tokenExchange")) || (key0 === "upstreamInject")) || (key0 === "awsSts"))){
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
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema25.properties.type.type,parentSchema:schema25.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((((((data0 === "unauthenticated") || (data0 === "header_injection")) || (data0 === "token_exchange")) || (data0 === "upstream_inject")) || (data0 === "aws_sts")) || (data0 === "discovered"))){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema25.properties.type.enum},schema:schema25.properties.type.enum,parentSchema:schema25.properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.headerInjection !== undefined){
let data1 = data.headerInjection;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.headerName === undefined){
const err4 = {instancePath:instancePath+"/headerInjection",schemaPath:"#/properties/headerInjection/required",keyword:"required",params:{missingProperty: "headerName"},schema:schema25.properties.headerInjection.required,parentSchema:schema25.properties.headerInjection,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key1 in data1){
if(!((((key1 === "headerName") || (key1 === "headerValue")) || (key1 === "headerValueEnv")) || (key1 === "bearerTokenEnv"))){
const err5 = {instancePath:instancePath+"/headerInjection",schemaPath:"#/properties/headerInjection/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema25.properties.headerInjection,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data1.headerName !== undefined){
let data2 = data1.headerName;
if(typeof data2 === "string"){
if(isLonger(data2, 255)){
const err6 = {instancePath:instancePath+"/headerInjection/headerName",schemaPath:"#/properties/headerInjection/properties/headerName/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema25.properties.headerInjection.properties.headerName,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(isShorter(data2, 1)){
const err7 = {instancePath:instancePath+"/headerInjection/headerName",schemaPath:"#/properties/headerInjection/properties/headerName/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema25.properties.headerInjection.properties.headerName,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern13.test(data2)){
const err8 = {instancePath:instancePath+"/headerInjection/headerName",schemaPath:"#/properties/headerInjection/properties/headerName/pattern",keyword:"pattern",params:{ pattern: "the form of the name of an HTTP header (letters, digits and \"-\", without spaces and colon)" },schema:"^[!#$%&'*+.^_`|~0-9A-Za-z-]+$",parentSchema:schema25.properties.headerInjection.properties.headerName,data:data2};
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
const err9 = {instancePath:instancePath+"/headerInjection/headerName",schemaPath:"#/properties/headerInjection/properties/headerName/type",keyword:"type",params:{type: "string"},schema:schema25.properties.headerInjection.properties.headerName.type,parentSchema:schema25.properties.headerInjection.properties.headerName,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data1.headerValue !== undefined){
let data3 = data1.headerValue;
if(typeof data3 === "string"){
if(isShorter(data3, 1)){
const err10 = {instancePath:instancePath+"/headerInjection/headerValue",schemaPath:"#/properties/headerInjection/properties/headerValue/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema25.properties.headerInjection.properties.headerValue,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern14.test(data3)){
const err11 = {instancePath:instancePath+"/headerInjection/headerValue",schemaPath:"#/properties/headerInjection/properties/headerValue/pattern",keyword:"pattern",params:{ pattern: "the form of a header value (a single line without control characters)" },schema:"^[^\\x00-\\x1f\\x7f]+$",parentSchema:schema25.properties.headerInjection.properties.headerValue,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/headerInjection/headerValue",schemaPath:"#/properties/headerInjection/properties/headerValue/type",keyword:"type",params:{type: "string"},schema:schema25.properties.headerInjection.properties.headerValue.type,parentSchema:schema25.properties.headerInjection.properties.headerValue,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data1.headerValueEnv !== undefined){
let data4 = data1.headerValueEnv;
if(typeof data4 === "string"){
if(!pattern12.test(data4)){
const err13 = {instancePath:instancePath+"/headerInjection/headerValueEnv",schemaPath:"#/properties/headerInjection/properties/headerValueEnv/pattern",keyword:"pattern",params:{ pattern: "the form of a variable name (letters, digits and \"_\", not beginning with a digit)" },schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:schema25.properties.headerInjection.properties.headerValueEnv,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/headerInjection/headerValueEnv",schemaPath:"#/properties/headerInjection/properties/headerValueEnv/type",keyword:"type",params:{type: "string"},schema:schema25.properties.headerInjection.properties.headerValueEnv.type,parentSchema:schema25.properties.headerInjection.properties.headerValueEnv,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data1.bearerTokenEnv !== undefined){
let data5 = data1.bearerTokenEnv;
if(typeof data5 === "string"){
if(isShorter(data5, 1)){
const err15 = {instancePath:instancePath+"/headerInjection/bearerTokenEnv",schemaPath:"#/properties/headerInjection/properties/bearerTokenEnv/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema25.properties.headerInjection.properties.bearerTokenEnv,data:data5};
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
const err16 = {instancePath:instancePath+"/headerInjection/bearerTokenEnv",schemaPath:"#/properties/headerInjection/properties/bearerTokenEnv/type",keyword:"type",params:{type: "string"},schema:schema25.properties.headerInjection.properties.bearerTokenEnv.type,parentSchema:schema25.properties.headerInjection.properties.bearerTokenEnv,data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if((data1.headerValue !== undefined ? 1 : 0) + (data1.headerValueEnv !== undefined ? 1 : 0) + (data1.bearerTokenEnv !== undefined ? 1 : 0) !== 1){
const err17 = {instancePath:instancePath+"/headerInjection",schemaPath:"#/properties/headerInjection/x-rule",keyword:"x-rule",params:{ rule: "exactlyOneOf", detail: { fields: ["headerValue", "headerValueEnv", "bearerTokenEnv"] } },schema:schema25.properties.headerInjection["x-rule"],parentSchema:schema25.properties.headerInjection,data:data1};
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
const err18 = {instancePath:instancePath+"/headerInjection",schemaPath:"#/properties/headerInjection/type",keyword:"type",params:{type: "object"},schema:schema25.properties.headerInjection.type,parentSchema:schema25.properties.headerInjection,data:data1};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.tokenExchange !== undefined){
let data6 = data.tokenExchange;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.tokenUrl === undefined){
const err19 = {instancePath:instancePath+"/tokenExchange",schemaPath:"#/properties/tokenExchange/required",keyword:"required",params:{missingProperty: "tokenUrl"},schema:schema25.properties.tokenExchange.required,parentSchema:schema25.properties.tokenExchange,data:data6};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
for(const key2 in data6){
if(!(func0.call(schema25.properties.tokenExchange.properties, key2))){
const err20 = {instancePath:instancePath+"/tokenExchange",schemaPath:"#/properties/tokenExchange/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema25.properties.tokenExchange,data:data6};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data6.tokenUrl !== undefined){
if(!(validate6(data6.tokenUrl, instancePath+"/tokenExchange/tokenUrl"))){
vErrors = vErrors === null ? validate6.errors : joined(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data6.clientId !== undefined){
let data8 = data6.clientId;
if(typeof data8 === "string"){
if(!pattern8.test(data8)){
const err21 = {instancePath:instancePath+"/tokenExchange/clientId",schemaPath:"#/properties/tokenExchange/properties/clientId/pattern",keyword:"pattern",params:{ pattern: "the form of a string (without spaces around it)" },schema:"^(\\S(.*\\S)?)?$",parentSchema:schema25.properties.tokenExchange.properties.clientId,data:data8};
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
const err22 = {instancePath:instancePath+"/tokenExchange/clientId",schemaPath:"#/properties/tokenExchange/properties/clientId/type",keyword:"type",params:{type: "string"},schema:schema25.properties.tokenExchange.properties.clientId.type,parentSchema:schema25.properties.tokenExchange.properties.clientId,data:data8};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data6.clientSecret !== undefined){
let data9 = data6.clientSecret;
if(typeof data9 !== "string"){
const err23 = {instancePath:instancePath+"/tokenExchange/clientSecret",schemaPath:"#/properties/tokenExchange/properties/clientSecret/type",keyword:"type",params:{type: "string"},schema:schema25.properties.tokenExchange.properties.clientSecret.type,parentSchema:schema25.properties.tokenExchange.properties.clientSecret,data:data9};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data6.clientSecretEnv !== undefined){
let data10 = data6.clientSecretEnv;
if(typeof data10 === "string"){
if(!pattern12.test(data10)){
const err24 = {instancePath:instancePath+"/tokenExchange/clientSecretEnv",schemaPath:"#/properties/tokenExchange/properties/clientSecretEnv/pattern",keyword:"pattern",params:{ pattern: "the form of a variable name (letters, digits and \"_\", not beginning with a digit)" },schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:schema25.properties.tokenExchange.properties.clientSecretEnv,data:data10};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/tokenExchange/clientSecretEnv",schemaPath:"#/properties/tokenExchange/properties/clientSecretEnv/type",keyword:"type",params:{type: "string"},schema:schema25.properties.tokenExchange.properties.clientSecretEnv.type,parentSchema:schema25.properties.tokenExchange.properties.clientSecretEnv,data:data10};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data6.audience !== undefined){
let data11 = data6.audience;
if(typeof data11 === "string"){
if(!pattern8.test(data11)){
const err26 = {instancePath:instancePath+"/tokenExchange/audience",schemaPath:"#/properties/tokenExchange/properties/audience/pattern",keyword:"pattern",params:{ pattern: "the form of a string (without spaces around it)" },schema:"^(\\S(.*\\S)?)?$",parentSchema:schema25.properties.tokenExchange.properties.audience,data:data11};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/tokenExchange/audience",schemaPath:"#/properties/tokenExchange/properties/audience/type",keyword:"type",params:{type: "string"},schema:schema25.properties.tokenExchange.properties.audience.type,parentSchema:schema25.properties.tokenExchange.properties.audience,data:data11};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data6.scopes !== undefined){
let data12 = data6.scopes;
if(Array.isArray(data12)){
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
let data13 = data12[i0];
if(typeof data13 === "string"){
if(!pattern10.test(data13)){
const err28 = {instancePath:instancePath+"/tokenExchange/scopes/" + i0,schemaPath:"#/properties/tokenExchange/properties/scopes/items/pattern",keyword:"pattern",params:{ pattern: "the form of a string (not empty, without spaces around it)" },schema:"^\\S(.*\\S)?$",parentSchema:schema25.properties.tokenExchange.properties.scopes.items,data:data13};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/tokenExchange/scopes/" + i0,schemaPath:"#/properties/tokenExchange/properties/scopes/items/type",keyword:"type",params:{type: "string"},schema:schema25.properties.tokenExchange.properties.scopes.items.type,parentSchema:schema25.properties.tokenExchange.properties.scopes.items,data:data13};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/tokenExchange/scopes",schemaPath:"#/properties/tokenExchange/properties/scopes/type",keyword:"type",params:{type: "array"},schema:schema25.properties.tokenExchange.properties.scopes.type,parentSchema:schema25.properties.tokenExchange.properties.scopes,data:data12};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data6.subjectTokenType !== undefined){
let data14 = data6.subjectTokenType;
if(typeof data14 !== "string"){
const err31 = {instancePath:instancePath+"/tokenExchange/subjectTokenType",schemaPath:"#/properties/tokenExchange/properties/subjectTokenType/type",keyword:"type",params:{type: "string"},schema:schema25.properties.tokenExchange.properties.subjectTokenType.type,parentSchema:schema25.properties.tokenExchange.properties.subjectTokenType,data:data14};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data6.subjectProviderName !== undefined){
let data15 = data6.subjectProviderName;
if(typeof data15 !== "string"){
const err32 = {instancePath:instancePath+"/tokenExchange/subjectProviderName",schemaPath:"#/properties/tokenExchange/properties/subjectProviderName/type",keyword:"type",params:{type: "string"},schema:schema25.properties.tokenExchange.properties.subjectProviderName.type,parentSchema:schema25.properties.tokenExchange.properties.subjectProviderName,data:data15};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data6.externalTokenHeaderName !== undefined){
let data16 = data6.externalTokenHeaderName;
if(typeof data16 === "string"){
if(isLonger(data16, 255)){
const err33 = {instancePath:instancePath+"/tokenExchange/externalTokenHeaderName",schemaPath:"#/properties/tokenExchange/properties/externalTokenHeaderName/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema25.properties.tokenExchange.properties.externalTokenHeaderName,data:data16};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(isShorter(data16, 1)){
const err34 = {instancePath:instancePath+"/tokenExchange/externalTokenHeaderName",schemaPath:"#/properties/tokenExchange/properties/externalTokenHeaderName/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema25.properties.tokenExchange.properties.externalTokenHeaderName,data:data16};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(!pattern13.test(data16)){
const err35 = {instancePath:instancePath+"/tokenExchange/externalTokenHeaderName",schemaPath:"#/properties/tokenExchange/properties/externalTokenHeaderName/pattern",keyword:"pattern",params:{ pattern: "the form of the name of an HTTP header (letters, digits and \"-\", without spaces and colon)" },schema:"^[!#$%&'*+.^_`|~0-9A-Za-z-]+$",parentSchema:schema25.properties.tokenExchange.properties.externalTokenHeaderName,data:data16};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/tokenExchange/externalTokenHeaderName",schemaPath:"#/properties/tokenExchange/properties/externalTokenHeaderName/type",keyword:"type",params:{type: "string"},schema:schema25.properties.tokenExchange.properties.externalTokenHeaderName.type,parentSchema:schema25.properties.tokenExchange.properties.externalTokenHeaderName,data:data16};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if((data6.clientSecret !== undefined ? 1 : 0) + (data6.clientSecretEnv !== undefined ? 1 : 0) > 1){
const err37 = {instancePath:instancePath+"/tokenExchange",schemaPath:"#/properties/tokenExchange/x-rule",keyword:"x-rule",params:{ rule: "atMostOneOf", detail: { fields: ["clientSecret", "clientSecretEnv"] } },schema:schema25.properties.tokenExchange["x-rule"],parentSchema:schema25.properties.tokenExchange,data:data6};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/tokenExchange",schemaPath:"#/properties/tokenExchange/type",keyword:"type",params:{type: "object"},schema:schema25.properties.tokenExchange.type,parentSchema:schema25.properties.tokenExchange,data:data6};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.upstreamInject !== undefined){
let data17 = data.upstreamInject;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.providerName === undefined){
const err39 = {instancePath:instancePath+"/upstreamInject",schemaPath:"#/properties/upstreamInject/required",keyword:"required",params:{missingProperty: "providerName"},schema:schema25.properties.upstreamInject.required,parentSchema:schema25.properties.upstreamInject,data:data17};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
for(const key3 in data17){
if(!(key3 === "providerName")){
const err40 = {instancePath:instancePath+"/upstreamInject",schemaPath:"#/properties/upstreamInject/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},schema:false,parentSchema:schema25.properties.upstreamInject,data:data17};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data17.providerName !== undefined){
let data18 = data17.providerName;
if(typeof data18 === "string"){
if(isShorter(data18, 1)){
const err41 = {instancePath:instancePath+"/upstreamInject/providerName",schemaPath:"#/properties/upstreamInject/properties/providerName/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema25.properties.upstreamInject.properties.providerName,data:data18};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/upstreamInject/providerName",schemaPath:"#/properties/upstreamInject/properties/providerName/type",keyword:"type",params:{type: "string"},schema:schema25.properties.upstreamInject.properties.providerName.type,parentSchema:schema25.properties.upstreamInject.properties.providerName,data:data18};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
else {
const err43 = {instancePath:instancePath+"/upstreamInject",schemaPath:"#/properties/upstreamInject/type",keyword:"type",params:{type: "object"},schema:schema25.properties.upstreamInject.type,parentSchema:schema25.properties.upstreamInject,data:data17};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.awsSts !== undefined){
if(!(validate23(data.awsSts, instancePath+"/awsSts"))){
vErrors = vErrors === null ? validate23.errors : joined(vErrors, validate23.errors);
errors = vErrors.length;
}
}
if((data.type === "header_injection") && (data.headerInjection === undefined)){
const err44 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "discriminator", detail: { property: "type", value: "header_injection", missing: "headerInjection" } },schema:schema25["x-rule"],parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if((data.type === "token_exchange") && (data.tokenExchange === undefined)){
const err45 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "discriminator", detail: { property: "type", value: "token_exchange", missing: "tokenExchange" } },schema:schema25["x-rule"],parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if((data.type === "upstream_inject") && (data.upstreamInject === undefined)){
const err46 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "discriminator", detail: { property: "type", value: "upstream_inject", missing: "upstreamInject" } },schema:schema25["x-rule"],parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if((data.type === "aws_sts") && (data.awsSts === undefined)){
const err47 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "discriminator", detail: { property: "type", value: "aws_sts", missing: "awsSts" } },schema:schema25["x-rule"],parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if((data.headerInjection !== undefined) && (((((data.type === "unauthenticated") || (data.type === "discovered")) || (data.type === "token_exchange")) || (data.type === "upstream_inject")) || (data.type === "aws_sts"))){
const err48 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "discriminator", detail: { property: "type", value: data.type ?? null, foreign: "headerInjection", owners: ["header_injection"] } },schema:schema25["x-rule"],parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if((data.tokenExchange !== undefined) && (((((data.type === "unauthenticated") || (data.type === "discovered")) || (data.type === "header_injection")) || (data.type === "upstream_inject")) || (data.type === "aws_sts"))){
const err49 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "discriminator", detail: { property: "type", value: data.type ?? null, foreign: "tokenExchange", owners: ["token_exchange"] } },schema:schema25["x-rule"],parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if((data.upstreamInject !== undefined) && (((((data.type === "unauthenticated") || (data.type === "discovered")) || (data.type === "header_injection")) || (data.type === "token_exchange")) || (data.type === "aws_sts"))){
const err50 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "discriminator", detail: { property: "type", value: data.type ?? null, foreign: "upstreamInject", owners: ["upstream_inject"] } },schema:schema25["x-rule"],parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if((data.awsSts !== undefined) && (((((data.type === "unauthenticated") || (data.type === "discovered")) || (data.type === "header_injection")) || (data.type === "token_exchange")) || (data.type === "upstream_inject"))){
const err51 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "discriminator", detail: { property: "type", value: data.type ?? null, foreign: "awsSts", owners: ["aws_sts"] } },schema:schema25["x-rule"],parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
else {
const err52 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema25.type,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}


function validate25(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "source") || (key0 === "default")) || (key0 === "backends"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.source !== undefined){
let data0 = data.source;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"},schema:schema24.properties.source.type,parentSchema:schema24.properties.source,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data0 === "inline") || (data0 === "discovered"))){
const err2 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/enum",keyword:"enum",params:{allowedValues: schema24.properties.source.enum},schema:schema24.properties.source.enum,parentSchema:schema24.properties.source,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.default !== undefined){
if(!(validate24(data.default, instancePath+"/default"))){
vErrors = vErrors === null ? validate24.errors : joined(vErrors, validate24.errors);
errors = vErrors.length;
}
}
if(data.backends !== undefined){
let data2 = data.backends;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
if(!(validate24(data2[key1], instancePath+"/backends/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")))){
vErrors = vErrors === null ? validate24.errors : joined(vErrors, validate24.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/backends",schemaPath:"#/properties/backends/type",keyword:"type",params:{type: "object"},schema:schema24.properties.backends.type,parentSchema:schema24.properties.backends,data:data2};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema24.type,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}

const schema27 = {"type":"object","additionalProperties":false,"properties":{"conflictResolution":{"type":"string","enum":["prefix","priority","manual"]},"conflictResolutionConfig":{"type":"object","additionalProperties":false,"properties":{"prefixFormat":{"type":"string","pattern":"^[A-Za-z0-9_./-]*\\{workload\\}[A-Za-z0-9_./-]*$","x-form":"a prefix with {workload} once in it (and letters, digits, \"_\", \"-\", \".\" and \"/\" around it)","maxLength":128},"priorityOrder":{"type":"array","items":{"type":"string"},"minItems":1,"x-list":{"type":"atomic"}}}},"tools":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["workload"],"properties":{"workload":{"type":"string"},"toolConfigRef":{"$ref":"../tools/tool-config-ref.json"},"filter":{"type":"array","items":{"type":"string","pattern":"^\\S(.*\\S)?$","x-form":"a string (not empty, without spaces around it)"},"x-list":{"type":"set"}},"overrides":{"type":"object","additionalProperties":{"$ref":"./workload-tool-override.json"}},"excludeAll":{"type":"boolean"}}},"x-list":{"type":"map","keys":["workload"]}},"excludeAllTools":{"type":"boolean"}},"x-rule":[{"requires":{"if":{"conflictResolution":"priority"},"then":{"conflictResolutionConfig.priorityOrder":true},"message":"conflictResolution priority needs conflictResolutionConfig.priorityOrder: who wins over whom."}},{"requires":{"if":{"conflictResolution":["prefix","manual"]},"then":{"conflictResolutionConfig.priorityOrder":false},"message":"priorityOrder belongs to conflictResolution priority."}}]};
const pattern15 = new RegExp("^[A-Za-z0-9_./-]*\\{workload\\}[A-Za-z0-9_./-]*$", "u");
const schema28 = {"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"type":"string","minLength":1}}};

function validate26(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema28.required,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "name")){
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
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(isShorter(data0, 1)){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema28.properties.name,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema28.properties.name.type,parentSchema:schema28.properties.name,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema28.type,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}

const schema29 = {"type":"object","additionalProperties":false,"properties":{"name":{"type":"string"},"description":{"type":"string"},"annotations":{"$ref":"../tools/tool-annotations-override.json"}},"x-rule":[{"atLeastOneOf":["name","description","annotations"]}]};
const schema30 = {"type":"object","additionalProperties":false,"properties":{"title":{"type":"string"},"readOnlyHint":{"type":"boolean"},"destructiveHint":{"type":"boolean"},"idempotentHint":{"type":"boolean"},"openWorldHint":{"type":"boolean"}}};

function validate27(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "title") || (key0 === "readOnlyHint")) || (key0 === "destructiveHint")) || (key0 === "idempotentHint")) || (key0 === "openWorldHint"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},schema:schema30.properties.title.type,parentSchema:schema30.properties.title,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.readOnlyHint !== undefined){
let data1 = data.readOnlyHint;
if(typeof data1 !== "boolean"){
const err2 = {instancePath:instancePath+"/readOnlyHint",schemaPath:"#/properties/readOnlyHint/type",keyword:"type",params:{type: "boolean"},schema:schema30.properties.readOnlyHint.type,parentSchema:schema30.properties.readOnlyHint,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.destructiveHint !== undefined){
let data2 = data.destructiveHint;
if(typeof data2 !== "boolean"){
const err3 = {instancePath:instancePath+"/destructiveHint",schemaPath:"#/properties/destructiveHint/type",keyword:"type",params:{type: "boolean"},schema:schema30.properties.destructiveHint.type,parentSchema:schema30.properties.destructiveHint,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.idempotentHint !== undefined){
let data3 = data.idempotentHint;
if(typeof data3 !== "boolean"){
const err4 = {instancePath:instancePath+"/idempotentHint",schemaPath:"#/properties/idempotentHint/type",keyword:"type",params:{type: "boolean"},schema:schema30.properties.idempotentHint.type,parentSchema:schema30.properties.idempotentHint,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.openWorldHint !== undefined){
let data4 = data.openWorldHint;
if(typeof data4 !== "boolean"){
const err5 = {instancePath:instancePath+"/openWorldHint",schemaPath:"#/properties/openWorldHint/type",keyword:"type",params:{type: "boolean"},schema:schema30.properties.openWorldHint.type,parentSchema:schema30.properties.openWorldHint,data:data4};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema30.type,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}


function validate28(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "description")) || (key0 === "annotations"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema29.properties.name.type,parentSchema:schema29.properties.name,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},schema:schema29.properties.description.type,parentSchema:schema29.properties.description,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.annotations !== undefined){
if(!(validate27(data.annotations, instancePath+"/annotations"))){
vErrors = vErrors === null ? validate27.errors : joined(vErrors, validate27.errors);
errors = vErrors.length;
}
}
if((data.name !== undefined ? 1 : 0) + (data.description !== undefined ? 1 : 0) + (data.annotations !== undefined ? 1 : 0) < 1){
const err3 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "atLeastOneOf", detail: { fields: ["name", "description", "annotations"] } },schema:schema29["x-rule"],parentSchema:schema29,data};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema29.type,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}


function validate29(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "conflictResolution") || (key0 === "conflictResolutionConfig")) || (key0 === "tools")) || (key0 === "excludeAllTools"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.conflictResolution !== undefined){
let data0 = data.conflictResolution;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/conflictResolution",schemaPath:"#/properties/conflictResolution/type",keyword:"type",params:{type: "string"},schema:schema27.properties.conflictResolution.type,parentSchema:schema27.properties.conflictResolution,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(((data0 === "prefix") || (data0 === "priority")) || (data0 === "manual"))){
const err2 = {instancePath:instancePath+"/conflictResolution",schemaPath:"#/properties/conflictResolution/enum",keyword:"enum",params:{allowedValues: schema27.properties.conflictResolution.enum},schema:schema27.properties.conflictResolution.enum,parentSchema:schema27.properties.conflictResolution,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.conflictResolutionConfig !== undefined){
let data1 = data.conflictResolutionConfig;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
if(!((key1 === "prefixFormat") || (key1 === "priorityOrder"))){
const err3 = {instancePath:instancePath+"/conflictResolutionConfig",schemaPath:"#/properties/conflictResolutionConfig/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema27.properties.conflictResolutionConfig,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data1.prefixFormat !== undefined){
let data2 = data1.prefixFormat;
if(typeof data2 === "string"){
if(isLonger(data2, 128)){
const err4 = {instancePath:instancePath+"/conflictResolutionConfig/prefixFormat",schemaPath:"#/properties/conflictResolutionConfig/properties/prefixFormat/maxLength",keyword:"maxLength",params:{limit: 128},schema:128,parentSchema:schema27.properties.conflictResolutionConfig.properties.prefixFormat,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern15.test(data2)){
const err5 = {instancePath:instancePath+"/conflictResolutionConfig/prefixFormat",schemaPath:"#/properties/conflictResolutionConfig/properties/prefixFormat/pattern",keyword:"pattern",params:{ pattern: "the form of a prefix with {workload} once in it (and letters, digits, \"_\", \"-\", \".\" and \"/\" around it)" },schema:"^[A-Za-z0-9_./-]*\\{workload\\}[A-Za-z0-9_./-]*$",parentSchema:schema27.properties.conflictResolutionConfig.properties.prefixFormat,data:data2};
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
const err6 = {instancePath:instancePath+"/conflictResolutionConfig/prefixFormat",schemaPath:"#/properties/conflictResolutionConfig/properties/prefixFormat/type",keyword:"type",params:{type: "string"},schema:schema27.properties.conflictResolutionConfig.properties.prefixFormat.type,parentSchema:schema27.properties.conflictResolutionConfig.properties.prefixFormat,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.priorityOrder !== undefined){
let data3 = data1.priorityOrder;
if(Array.isArray(data3)){
if(data3.length < 1){
const err7 = {instancePath:instancePath+"/conflictResolutionConfig/priorityOrder",schemaPath:"#/properties/conflictResolutionConfig/properties/priorityOrder/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema27.properties.conflictResolutionConfig.properties.priorityOrder,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 !== "string"){
const err8 = {instancePath:instancePath+"/conflictResolutionConfig/priorityOrder/" + i0,schemaPath:"#/properties/conflictResolutionConfig/properties/priorityOrder/items/type",keyword:"type",params:{type: "string"},schema:schema27.properties.conflictResolutionConfig.properties.priorityOrder.items.type,parentSchema:schema27.properties.conflictResolutionConfig.properties.priorityOrder.items,data:data4};
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
else {
const err9 = {instancePath:instancePath+"/conflictResolutionConfig/priorityOrder",schemaPath:"#/properties/conflictResolutionConfig/properties/priorityOrder/type",keyword:"type",params:{type: "array"},schema:schema27.properties.conflictResolutionConfig.properties.priorityOrder.type,parentSchema:schema27.properties.conflictResolutionConfig.properties.priorityOrder,data:data3};
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
else {
const err10 = {instancePath:instancePath+"/conflictResolutionConfig",schemaPath:"#/properties/conflictResolutionConfig/type",keyword:"type",params:{type: "object"},schema:schema27.properties.conflictResolutionConfig.type,parentSchema:schema27.properties.conflictResolutionConfig,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.tools !== undefined){
let data5 = data.tools;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.workload === undefined){
const err11 = {instancePath:instancePath+"/tools/" + i1,schemaPath:"#/properties/tools/items/required",keyword:"required",params:{missingProperty: "workload"},schema:schema27.properties.tools.items.required,parentSchema:schema27.properties.tools.items,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key2 in data6){
if(!(((((key2 === "workload") || (key2 === "toolConfigRef")) || (key2 === "filter")) || (key2 === "overrides")) || (key2 === "excludeAll"))){
const err12 = {instancePath:instancePath+"/tools/" + i1,schemaPath:"#/properties/tools/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema27.properties.tools.items,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data6.workload !== undefined){
let data7 = data6.workload;
if(typeof data7 !== "string"){
const err13 = {instancePath:instancePath+"/tools/" + i1+"/workload",schemaPath:"#/properties/tools/items/properties/workload/type",keyword:"type",params:{type: "string"},schema:schema27.properties.tools.items.properties.workload.type,parentSchema:schema27.properties.tools.items.properties.workload,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data6.toolConfigRef !== undefined){
if(!(validate26(data6.toolConfigRef, instancePath+"/tools/" + i1+"/toolConfigRef"))){
vErrors = vErrors === null ? validate26.errors : joined(vErrors, validate26.errors);
errors = vErrors.length;
}
}
if(data6.filter !== undefined){
let data9 = data6.filter;
if(Array.isArray(data9)){
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
let data10 = data9[i2];
if(typeof data10 === "string"){
if(!pattern10.test(data10)){
const err14 = {instancePath:instancePath+"/tools/" + i1+"/filter/" + i2,schemaPath:"#/properties/tools/items/properties/filter/items/pattern",keyword:"pattern",params:{ pattern: "the form of a string (not empty, without spaces around it)" },schema:"^\\S(.*\\S)?$",parentSchema:schema27.properties.tools.items.properties.filter.items,data:data10};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/tools/" + i1+"/filter/" + i2,schemaPath:"#/properties/tools/items/properties/filter/items/type",keyword:"type",params:{type: "string"},schema:schema27.properties.tools.items.properties.filter.items.type,parentSchema:schema27.properties.tools.items.properties.filter.items,data:data10};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
let twice0;
if (data9.length > 1) { const seen = new Map(); data9.forEach((item, index) => { const identity = typeof item === "string" ? "=" + item : JSON.stringify([item]); if (seen.has(identity)) twice0 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice0 !== undefined){
const err16 = {instancePath:instancePath+"/tools/" + i1+"/filter",schemaPath:"#/properties/tools/items/properties/filter/x-list",keyword:"x-list",params:{ first: twice0[0], second: twice0[1], keys: [] },schema:schema27.properties.tools.items.properties.filter["x-list"],parentSchema:schema27.properties.tools.items.properties.filter,data:data9};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/tools/" + i1+"/filter",schemaPath:"#/properties/tools/items/properties/filter/type",keyword:"type",params:{type: "array"},schema:schema27.properties.tools.items.properties.filter.type,parentSchema:schema27.properties.tools.items.properties.filter,data:data9};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data6.overrides !== undefined){
let data11 = data6.overrides;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key3 in data11){
if(!(validate28(data11[key3], instancePath+"/tools/" + i1+"/overrides/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")))){
vErrors = vErrors === null ? validate28.errors : joined(vErrors, validate28.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath:instancePath+"/tools/" + i1+"/overrides",schemaPath:"#/properties/tools/items/properties/overrides/type",keyword:"type",params:{type: "object"},schema:schema27.properties.tools.items.properties.overrides.type,parentSchema:schema27.properties.tools.items.properties.overrides,data:data11};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data6.excludeAll !== undefined){
let data13 = data6.excludeAll;
if(typeof data13 !== "boolean"){
const err19 = {instancePath:instancePath+"/tools/" + i1+"/excludeAll",schemaPath:"#/properties/tools/items/properties/excludeAll/type",keyword:"type",params:{type: "boolean"},schema:schema27.properties.tools.items.properties.excludeAll.type,parentSchema:schema27.properties.tools.items.properties.excludeAll,data:data13};
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
const err20 = {instancePath:instancePath+"/tools/" + i1,schemaPath:"#/properties/tools/items/type",keyword:"type",params:{type: "object"},schema:schema27.properties.tools.items.type,parentSchema:schema27.properties.tools.items,data:data6};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
let twice1;
if (data5.length > 1) { const seen = new Map(); data5.forEach((item, index) => { const identity = typeof item?.["workload"] === "string" ? "=" + item?.["workload"] : JSON.stringify([item?.["workload"]]); if (seen.has(identity)) twice1 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice1 !== undefined){
const err21 = {instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/x-list",keyword:"x-list",params:{ first: twice1[0], second: twice1[1], keys: ["workload"] },schema:schema27.properties.tools["x-list"],parentSchema:schema27.properties.tools,data:data5};
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
const err22 = {instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: "array"},schema:schema27.properties.tools.type,parentSchema:schema27.properties.tools,data:data5};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.excludeAllTools !== undefined){
let data14 = data.excludeAllTools;
if(typeof data14 !== "boolean"){
const err23 = {instancePath:instancePath+"/excludeAllTools",schemaPath:"#/properties/excludeAllTools/type",keyword:"type",params:{type: "boolean"},schema:schema27.properties.excludeAllTools.type,parentSchema:schema27.properties.excludeAllTools,data:data14};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if((data.conflictResolution === "priority") && (!(data.conflictResolutionConfig?.priorityOrder !== undefined))){
const err24 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "conflictResolution priority needs conflictResolutionConfig.priorityOrder: who wins over whom.", fields: ["conflictResolution", "conflictResolutionConfig.priorityOrder"] } },schema:schema27["x-rule"],parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((((data.conflictResolution === "prefix") || (data.conflictResolution === "manual")) || ((data !== undefined) && (data.conflictResolution === undefined))) && (!(data.conflictResolutionConfig?.priorityOrder === undefined))){
const err25 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "priorityOrder belongs to conflictResolution priority.", fields: ["conflictResolution", "conflictResolutionConfig.priorityOrder"] } },schema:schema27["x-rule"],parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema27.type,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}

const schema31 = {"type":"object","additionalProperties":false,"required":["name","steps"],"properties":{"name":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_./-]+$","x-form":"a tool name (letters, digits, \"_\", \"-\", \".\" and \"/\")"},"description":{"type":"string"},"parameters":{"type":"object","x-language":"json-schema"},"timeout":{"$ref":"../value/positive-duration.json"},"steps":{"type":"array","items":{"$ref":"./workflow-step-config.json"},"minItems":1,"maxItems":100,"x-list":{"type":"map","keys":["id"]}},"output":{"$ref":"./output-config.json"}}};
const pattern16 = new RegExp("^[A-Za-z0-9_./-]+$", "u");
const schema32 = {"type":"string","x-language":"duration","pattern":"^([0-9]+(\\.[0-9]+)?(ns|us|µs|ms|s|m|h))+$","maxLength":64,"x-minimum-duration":"1ms","examples":["30s","1m30s"]};
const pattern17 = new RegExp("^([0-9]+(\\.[0-9]+)?(ns|us|µs|ms|s|m|h))+$", "u");

function validate30(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(isLonger(data, 64)){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Array.from(String(data).matchAll(/([0-9.]+)(ns|us|µs|ms|s|m|h)/gu)).reduce((sum, part) => sum + Number(part[1]) * ({ ns: 1, us: 1e3, "µs": 1e3, ms: 1e6, s: 1e9, m: 6e10, h: 3.6e12 })[part[2]], 0) < Array.from(String("1ms").matchAll(/([0-9.]+)(ns|us|µs|ms|s|m|h)/gu)).reduce((sum, part) => sum + Number(part[1]) * ({ ns: 1, us: 1e3, "µs": 1e3, ms: 1e6, s: 1e9, m: 6e10, h: 3.6e12 })[part[2]], 0)){
const err1 = {instancePath,schemaPath:"#/x-minimum-duration",keyword:"x-minimum-duration",params:{ minimum: "1ms" },schema:"1ms",parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern17.test(data)){
const err2 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{ pattern: "^([0-9]+(\\.[0-9]+)?(ns|us|µs|ms|s|m|h))+$" },schema:"^([0-9]+(\\.[0-9]+)?(ns|us|µs|ms|s|m|h))+$",parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema32.type,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}

const schema33 = {"type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"type":"string","minLength":1,"maxLength":253},"type":{"type":"string","enum":["tool","elicitation","forEach"]},"tool":{"type":"string","pattern":"^[^\\s.]+\\.[^\\s]*[^\\s.]$","x-form":"a tool of a workload (workload.tool)","examples":["tracker.create_issue"]},"arguments":{"type":"object","x-language":"go-template"},"condition":{"type":"string","x-language":"go-template"},"dependsOn":{"type":"array","items":{"type":"string"},"x-list":{"type":"atomic"}},"onError":{"type":"object","additionalProperties":false,"properties":{"action":{"type":"string","enum":["abort","continue","retry"]},"retryCount":{"minimum":1,"maximum":9007199254740991,"type":"integer"},"retryDelay":{"$ref":"../value/duration.json"}},"x-rule":[{"requires":{"if":{"action":"retry"},"then":{"retryCount":true},"message":"Action retry needs retryCount: how often to try again."}},{"requires":{"if":{"action":["abort","continue"]},"then":{"retryCount":false,"retryDelay":false},"message":"retryCount and retryDelay belong to action retry."}}]},"message":{"type":"string","minLength":1,"x-language":"go-template"},"schema":{"type":"object","x-language":"json-schema"},"timeout":{"$ref":"../value/positive-duration.json"},"onDecline":{"$ref":"./elicitation-response-config.json"},"onCancel":{"$ref":"./elicitation-response-config.json"},"defaultResults":{"type":"object"},"collection":{"type":"string","minLength":1,"x-language":"go-template"},"itemVar":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]*$","x-form":"a variable name (letters, digits and \"_\", not beginning with a digit)"},"maxParallel":{"minimum":1,"maximum":9007199254740991,"type":"integer"},"maxIterations":{"minimum":1,"maximum":1000,"type":"integer"},"step":{"$ref":"./workflow-step-config.json"}},"x-rule":[{"requires":{"if":{"type":"tool"},"then":{"tool":true},"message":"A step of type tool needs tool: the workload, a dot, and the tool's name."}},{"requires":{"if":{"type":"elicitation"},"then":{"message":true},"message":"A step of type elicitation needs message: the question to put."}},{"requires":{"if":{"type":"forEach"},"then":{"collection":true,"step":true},"message":"A step of type forEach needs collection, the list, and step, what to run per item."}},{"requires":{"if":{"type":["elicitation","forEach"]},"then":{"tool":false,"arguments":false},"message":"tool and arguments belong to type tool; a forEach has them in its inner step."}},{"requires":{"if":{"type":["tool","forEach"]},"then":{"message":false,"schema":false,"onDecline":false,"onCancel":false},"message":"message, schema, onDecline and onCancel belong to type elicitation."}},{"requires":{"if":{"type":["tool","elicitation"]},"then":{"collection":false,"itemVar":"item","maxParallel":10,"maxIterations":100,"step":false},"message":"collection, itemVar, maxParallel, maxIterations and step belong to type forEach."}},{"requires":{"if":{"step":true},"then":{"step.type":"tool","step.dependsOn":false},"message":"The inner step of a forEach is of type tool and depends on no other step."}}]};
const pattern18 = new RegExp("^[^\\s.]+\\.[^\\s]*[^\\s.]$", "u");
const schema34 = {"type":"string","x-language":"duration","pattern":"^([0-9]+(\\.[0-9]+)?(ns|us|µs|ms|s|m|h))+$","maxLength":64,"examples":["30s","1h30m"]};

function validate31(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(isLonger(data, 64)){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern17.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{ pattern: "^([0-9]+(\\.[0-9]+)?(ns|us|µs|ms|s|m|h))+$" },schema:"^([0-9]+(\\.[0-9]+)?(ns|us|µs|ms|s|m|h))+$",parentSchema:schema34,data};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema34.type,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}

const schema35 = {"type":"object","additionalProperties":false,"properties":{"action":{"type":"string","enum":["skip_remaining","abort","continue"]}}};

function validate32(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "action")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.action !== undefined){
let data0 = data.action;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"},schema:schema35.properties.action.type,parentSchema:schema35.properties.action,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(((data0 === "skip_remaining") || (data0 === "abort")) || (data0 === "continue"))){
const err2 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/enum",keyword:"enum",params:{allowedValues: schema35.properties.action.enum},schema:schema35.properties.action.enum,parentSchema:schema35.properties.action,data:data0};
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
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema35.type,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}

const wrapper0 = {validate: validate33};

function validate33(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema33.required,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema33.properties, key0))){
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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(isLonger(data0, 253)){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 253},schema:253,parentSchema:schema33.properties.id,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(isShorter(data0, 1)){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema33.properties.id,data:data0};
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
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema33.properties.id.type,parentSchema:schema33.properties.id,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema33.properties.type.type,parentSchema:schema33.properties.type,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((data1 === "tool") || (data1 === "elicitation")) || (data1 === "forEach"))){
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema33.properties.type.enum},schema:schema33.properties.type.enum,parentSchema:schema33.properties.type,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.tool !== undefined){
let data2 = data.tool;
if(typeof data2 === "string"){
if(!pattern18.test(data2)){
const err7 = {instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/pattern",keyword:"pattern",params:{ pattern: "the form of a tool of a workload (workload.tool)" },schema:"^[^\\s.]+\\.[^\\s]*[^\\s.]$",parentSchema:schema33.properties.tool,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type: "string"},schema:schema33.properties.tool.type,parentSchema:schema33.properties.tool,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.arguments !== undefined){
let data3 = data.arguments;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
const err9 = {instancePath:instancePath+"/arguments",schemaPath:"#/properties/arguments/type",keyword:"type",params:{type: "object"},schema:schema33.properties.arguments.type,parentSchema:schema33.properties.arguments,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.condition !== undefined){
let data4 = data.condition;
if(typeof data4 !== "string"){
const err10 = {instancePath:instancePath+"/condition",schemaPath:"#/properties/condition/type",keyword:"type",params:{type: "string"},schema:schema33.properties.condition.type,parentSchema:schema33.properties.condition,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.dependsOn !== undefined){
let data5 = data.dependsOn;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 !== "string"){
const err11 = {instancePath:instancePath+"/dependsOn/" + i0,schemaPath:"#/properties/dependsOn/items/type",keyword:"type",params:{type: "string"},schema:schema33.properties.dependsOn.items.type,parentSchema:schema33.properties.dependsOn.items,data:data6};
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
const err12 = {instancePath:instancePath+"/dependsOn",schemaPath:"#/properties/dependsOn/type",keyword:"type",params:{type: "array"},schema:schema33.properties.dependsOn.type,parentSchema:schema33.properties.dependsOn,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.onError !== undefined){
let data7 = data.onError;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key1 in data7){
if(!(((key1 === "action") || (key1 === "retryCount")) || (key1 === "retryDelay"))){
const err13 = {instancePath:instancePath+"/onError",schemaPath:"#/properties/onError/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema33.properties.onError,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data7.action !== undefined){
let data8 = data7.action;
if(typeof data8 !== "string"){
const err14 = {instancePath:instancePath+"/onError/action",schemaPath:"#/properties/onError/properties/action/type",keyword:"type",params:{type: "string"},schema:schema33.properties.onError.properties.action.type,parentSchema:schema33.properties.onError.properties.action,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(((data8 === "abort") || (data8 === "continue")) || (data8 === "retry"))){
const err15 = {instancePath:instancePath+"/onError/action",schemaPath:"#/properties/onError/properties/action/enum",keyword:"enum",params:{allowedValues: schema33.properties.onError.properties.action.enum},schema:schema33.properties.onError.properties.action.enum,parentSchema:schema33.properties.onError.properties.action,data:data8};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data7.retryCount !== undefined){
let data9 = data7.retryCount;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err16 = {instancePath:instancePath+"/onError/retryCount",schemaPath:"#/properties/onError/properties/retryCount/type",keyword:"type",params:{type: "integer"},schema:schema33.properties.onError.properties.retryCount.type,parentSchema:schema33.properties.onError.properties.retryCount,data:data9};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 9007199254740991 || isNaN(data9)){
const err17 = {instancePath:instancePath+"/onError/retryCount",schemaPath:"#/properties/onError/properties/retryCount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema33.properties.onError.properties.retryCount,data:data9};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err18 = {instancePath:instancePath+"/onError/retryCount",schemaPath:"#/properties/onError/properties/retryCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema33.properties.onError.properties.retryCount,data:data9};
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
if(data7.retryDelay !== undefined){
if(!(validate31(data7.retryDelay, instancePath+"/onError/retryDelay"))){
vErrors = vErrors === null ? validate31.errors : joined(vErrors, validate31.errors);
errors = vErrors.length;
}
}
if((data7.action === "retry") && (!(data7.retryCount !== undefined))){
const err19 = {instancePath:instancePath+"/onError",schemaPath:"#/properties/onError/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "Action retry needs retryCount: how often to try again.", fields: ["action", "retryCount"] } },schema:schema33.properties.onError["x-rule"],parentSchema:schema33.properties.onError,data:data7};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((((data7.action === "abort") || (data7.action === "continue")) || ((data7 !== undefined) && (data7.action === undefined))) && (!((data7.retryCount === undefined) && (data7.retryDelay === undefined)))){
const err20 = {instancePath:instancePath+"/onError",schemaPath:"#/properties/onError/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "retryCount and retryDelay belong to action retry.", fields: ["action", "retryCount", "retryDelay"] } },schema:schema33.properties.onError["x-rule"],parentSchema:schema33.properties.onError,data:data7};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/onError",schemaPath:"#/properties/onError/type",keyword:"type",params:{type: "object"},schema:schema33.properties.onError.type,parentSchema:schema33.properties.onError,data:data7};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.message !== undefined){
let data11 = data.message;
if(typeof data11 === "string"){
if(isShorter(data11, 1)){
const err22 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema33.properties.message,data:data11};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},schema:schema33.properties.message.type,parentSchema:schema33.properties.message,data:data11};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.schema !== undefined){
let data12 = data.schema;
if(!(data12 && typeof data12 == "object" && !Array.isArray(data12))){
const err24 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/type",keyword:"type",params:{type: "object"},schema:schema33.properties.schema.type,parentSchema:schema33.properties.schema,data:data12};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.timeout !== undefined){
if(!(validate30(data.timeout, instancePath+"/timeout"))){
vErrors = vErrors === null ? validate30.errors : joined(vErrors, validate30.errors);
errors = vErrors.length;
}
}
if(data.onDecline !== undefined){
if(!(validate32(data.onDecline, instancePath+"/onDecline"))){
vErrors = vErrors === null ? validate32.errors : joined(vErrors, validate32.errors);
errors = vErrors.length;
}
}
if(data.onCancel !== undefined){
if(!(validate32(data.onCancel, instancePath+"/onCancel"))){
vErrors = vErrors === null ? validate32.errors : joined(vErrors, validate32.errors);
errors = vErrors.length;
}
}
if(data.defaultResults !== undefined){
let data16 = data.defaultResults;
if(!(data16 && typeof data16 == "object" && !Array.isArray(data16))){
const err25 = {instancePath:instancePath+"/defaultResults",schemaPath:"#/properties/defaultResults/type",keyword:"type",params:{type: "object"},schema:schema33.properties.defaultResults.type,parentSchema:schema33.properties.defaultResults,data:data16};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.collection !== undefined){
let data17 = data.collection;
if(typeof data17 === "string"){
if(isShorter(data17, 1)){
const err26 = {instancePath:instancePath+"/collection",schemaPath:"#/properties/collection/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema33.properties.collection,data:data17};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/collection",schemaPath:"#/properties/collection/type",keyword:"type",params:{type: "string"},schema:schema33.properties.collection.type,parentSchema:schema33.properties.collection,data:data17};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.itemVar !== undefined){
let data18 = data.itemVar;
if(typeof data18 === "string"){
if(!pattern12.test(data18)){
const err28 = {instancePath:instancePath+"/itemVar",schemaPath:"#/properties/itemVar/pattern",keyword:"pattern",params:{ pattern: "the form of a variable name (letters, digits and \"_\", not beginning with a digit)" },schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:schema33.properties.itemVar,data:data18};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/itemVar",schemaPath:"#/properties/itemVar/type",keyword:"type",params:{type: "string"},schema:schema33.properties.itemVar.type,parentSchema:schema33.properties.itemVar,data:data18};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.maxParallel !== undefined){
let data19 = data.maxParallel;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err30 = {instancePath:instancePath+"/maxParallel",schemaPath:"#/properties/maxParallel/type",keyword:"type",params:{type: "integer"},schema:schema33.properties.maxParallel.type,parentSchema:schema33.properties.maxParallel,data:data19};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 9007199254740991 || isNaN(data19)){
const err31 = {instancePath:instancePath+"/maxParallel",schemaPath:"#/properties/maxParallel/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema33.properties.maxParallel,data:data19};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data19 < 1 || isNaN(data19)){
const err32 = {instancePath:instancePath+"/maxParallel",schemaPath:"#/properties/maxParallel/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema33.properties.maxParallel,data:data19};
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
if(data.maxIterations !== undefined){
let data20 = data.maxIterations;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err33 = {instancePath:instancePath+"/maxIterations",schemaPath:"#/properties/maxIterations/type",keyword:"type",params:{type: "integer"},schema:schema33.properties.maxIterations.type,parentSchema:schema33.properties.maxIterations,data:data20};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 1000 || isNaN(data20)){
const err34 = {instancePath:instancePath+"/maxIterations",schemaPath:"#/properties/maxIterations/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},schema:1000,parentSchema:schema33.properties.maxIterations,data:data20};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data20 < 1 || isNaN(data20)){
const err35 = {instancePath:instancePath+"/maxIterations",schemaPath:"#/properties/maxIterations/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema33.properties.maxIterations,data:data20};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
if(data.step !== undefined){
if(!(wrapper0.validate(data.step, instancePath+"/step"))){
vErrors = vErrors === null ? wrapper0.validate.errors : joined(vErrors, wrapper0.validate.errors);
errors = vErrors.length;
}
}
if(((data.type === "tool") || ((data !== undefined) && (data.type === undefined))) && (!(data.tool !== undefined))){
const err36 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "A step of type tool needs tool: the workload, a dot, and the tool's name.", fields: ["type", "tool"] } },schema:schema33["x-rule"],parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if((data.type === "elicitation") && (!(data.message !== undefined))){
const err37 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "A step of type elicitation needs message: the question to put.", fields: ["type", "message"] } },schema:schema33["x-rule"],parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if((data.type === "forEach") && (!((data.collection !== undefined) && (data.step !== undefined)))){
const err38 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "A step of type forEach needs collection, the list, and step, what to run per item.", fields: ["type", "collection", "step"] } },schema:schema33["x-rule"],parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(((data.type === "elicitation") || (data.type === "forEach")) && (!((data.tool === undefined) && (data.arguments === undefined)))){
const err39 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "tool and arguments belong to type tool; a forEach has them in its inner step.", fields: ["type", "tool", "arguments"] } },schema:schema33["x-rule"],parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if((((data.type === "tool") || (data.type === "forEach")) || ((data !== undefined) && (data.type === undefined))) && (!((((data.message === undefined) && (data.schema === undefined)) && (data.onDecline === undefined)) && (data.onCancel === undefined)))){
const err40 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "message, schema, onDecline and onCancel belong to type elicitation.", fields: ["type", "message", "schema", "onDecline", "onCancel"] } },schema:schema33["x-rule"],parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if((((data.type === "tool") || (data.type === "elicitation")) || ((data !== undefined) && (data.type === undefined))) && (!(((((data.collection === undefined) && ((data.itemVar === "item") || ((data !== undefined) && (data.itemVar === undefined)))) && ((data.maxParallel === 10) || ((data !== undefined) && (data.maxParallel === undefined)))) && ((data.maxIterations === 100) || ((data !== undefined) && (data.maxIterations === undefined)))) && (data.step === undefined)))){
const err41 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "collection, itemVar, maxParallel, maxIterations and step belong to type forEach.", fields: ["type", "collection", "itemVar", "maxParallel", "maxIterations", "step"] } },schema:schema33["x-rule"],parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if((data.step !== undefined) && (!(((data.step?.type === "tool") || ((data.step !== undefined) && (data.step?.type === undefined))) && (data.step?.dependsOn === undefined)))){
const err42 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "The inner step of a forEach is of type tool and depends on no other step.", fields: ["step", "step.type", "step.dependsOn"] } },schema:schema33["x-rule"],parentSchema:schema33,data};
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
const err43 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema33.type,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}

const schema36 = {"type":"object","additionalProperties":false,"properties":{"properties":{"type":"object","additionalProperties":{"$ref":"./output-property.json"}},"required":{"type":"array","items":{"type":"string"},"x-list":{"type":"set"}}}};
const schema37 = {"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"type":"string","enum":["string","integer","number","boolean","object","array"]},"description":{"type":"string"},"value":{"type":"string","x-language":"go-template"},"properties":{"type":"object","additionalProperties":{"$ref":"./output-property.json"}},"default":{"$ref":"../value/json-value.json"}},"x-rule":[{"requires":{"if":{"type":["string","integer","number","boolean","array"]},"then":{"value":true},"message":"Every type except object needs value: the template that builds it."}},{"requires":{"if":{"type":["string","integer","number","boolean","array"]},"then":{"properties":false},"message":"Only type object may have properties."}},{"requires":{"if":{"type":"object","value":false},"then":{"properties":true},"message":"Type object needs value or properties."}},{"requires":{"if":{"type":"object","properties":true},"then":{"value":false},"message":"Type object takes value or properties, not both."}}]};
const wrapper1 = {validate: validate34};
const schema38 = {"oneOf":[{"type":"string"},{"type":"number"},{"type":"boolean"},{"type":"object"},{"type":"array","items":{"$ref":"./json-value.json"},"x-list":{"type":"atomic"}}]};
const wrapper2 = {validate: validate35};

function validate35(data, instancePath = ""){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "string"},schema:schema38.oneOf[0].type,parentSchema:schema38.oneOf[0],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(!((typeof data == "number") && (isFinite(data)))){
const err1 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "number"},schema:schema38.oneOf[1].type,parentSchema:schema38.oneOf[1],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
const _errs5 = errors;
if(typeof data !== "boolean"){
const err2 = {instancePath,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type: "boolean"},schema:schema38.oneOf[2].type,parentSchema:schema38.oneOf[2],data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs5 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
const _errs7 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err3 = {instancePath,schemaPath:"#/oneOf/3/type",keyword:"type",params:{type: "object"},schema:schema38.oneOf[3].type,parentSchema:schema38.oneOf[3],data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs7 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 3];
}
else {
if(_valid0){
valid0 = true;
passing0 = 3;
}
const _errs9 = errors;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(wrapper2.validate(data[i0], instancePath+"/" + i0))){
vErrors = vErrors === null ? wrapper2.validate.errors : joined(vErrors, wrapper2.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/oneOf/4/type",keyword:"type",params:{type: "array"},schema:schema38.oneOf[4].type,parentSchema:schema38.oneOf[4],data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs9 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 4];
}
else {
if(_valid0){
valid0 = true;
passing0 = 4;
}
}
}
}
}
if(!valid0){
const err5 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema38.oneOf,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate35.errors = vErrors;
return errors === 0;
}


function validate34(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema37.required,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "description")) || (key0 === "value")) || (key0 === "properties")) || (key0 === "default"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema37.properties.type.type,parentSchema:schema37.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((((((data0 === "string") || (data0 === "integer")) || (data0 === "number")) || (data0 === "boolean")) || (data0 === "object")) || (data0 === "array"))){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema37.properties.type.enum},schema:schema37.properties.type.enum,parentSchema:schema37.properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},schema:schema37.properties.description.type,parentSchema:schema37.properties.description,data:data1};
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
let data2 = data.value;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},schema:schema37.properties.value.type,parentSchema:schema37.properties.value,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.properties !== undefined){
let data3 = data.properties;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 in data3){
if(!(wrapper1.validate(data3[key1], instancePath+"/properties/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")))){
vErrors = vErrors === null ? wrapper1.validate.errors : joined(vErrors, wrapper1.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type: "object"},schema:schema37.properties.properties.type,parentSchema:schema37.properties.properties,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.default !== undefined){
if(!(validate35(data.default, instancePath+"/default"))){
vErrors = vErrors === null ? validate35.errors : joined(vErrors, validate35.errors);
errors = vErrors.length;
}
}
if((((((data.type === "string") || (data.type === "integer")) || (data.type === "number")) || (data.type === "boolean")) || (data.type === "array")) && (!(data.value !== undefined))){
const err7 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "Every type except object needs value: the template that builds it.", fields: ["type", "value"] } },schema:schema37["x-rule"],parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((((((data.type === "string") || (data.type === "integer")) || (data.type === "number")) || (data.type === "boolean")) || (data.type === "array")) && (!(data.properties === undefined))){
const err8 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "Only type object may have properties.", fields: ["type", "properties"] } },schema:schema37["x-rule"],parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(((data.type === "object") && (data.value === undefined)) && (!(data.properties !== undefined))){
const err9 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "Type object needs value or properties.", fields: ["type", "value", "properties"] } },schema:schema37["x-rule"],parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(((data.type === "object") && (data.properties !== undefined)) && (!(data.value === undefined))){
const err10 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "Type object takes value or properties, not both.", fields: ["type", "properties", "value"] } },schema:schema37["x-rule"],parentSchema:schema37,data};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema37.type,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}


function validate36(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "properties") || (key0 === "required"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.properties !== undefined){
let data0 = data.properties;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
if(!(validate34(data0[key1], instancePath+"/properties/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")))){
vErrors = vErrors === null ? validate34.errors : joined(vErrors, validate34.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type: "object"},schema:schema36.properties.properties.type,parentSchema:schema36.properties.properties,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.required !== undefined){
let data2 = data.required;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 !== "string"){
const err2 = {instancePath:instancePath+"/required/" + i0,schemaPath:"#/properties/required/items/type",keyword:"type",params:{type: "string"},schema:schema36.properties.required.items.type,parentSchema:schema36.properties.required.items,data:data3};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
let twice0;
if (data2.length > 1) { const seen = new Map(); data2.forEach((item, index) => { const identity = typeof item === "string" ? "=" + item : JSON.stringify([item]); if (seen.has(identity)) twice0 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice0 !== undefined){
const err3 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/x-list",keyword:"x-list",params:{ first: twice0[0], second: twice0[1], keys: [] },schema:schema36.properties.required["x-list"],parentSchema:schema36.properties.required,data:data2};
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
const err4 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type: "array"},schema:schema36.properties.required.type,parentSchema:schema36.properties.required,data:data2};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema36.type,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}


function validate37(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.steps === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "steps"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "name") || (key0 === "description")) || (key0 === "parameters")) || (key0 === "timeout")) || (key0 === "steps")) || (key0 === "output"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema31,data};
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
if(isLonger(data0, 128)){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 128},schema:128,parentSchema:schema31.properties.name,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(isShorter(data0, 1)){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema31.properties.name,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern16.test(data0)){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{ pattern: "the form of a tool name (letters, digits, \"_\", \"-\", \".\" and \"/\")" },schema:"^[A-Za-z0-9_./-]+$",parentSchema:schema31.properties.name,data:data0};
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
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema31.properties.name.type,parentSchema:schema31.properties.name,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 !== "string"){
const err7 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},schema:schema31.properties.description.type,parentSchema:schema31.properties.description,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.parameters !== undefined){
let data2 = data.parameters;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
const err8 = {instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{type: "object"},schema:schema31.properties.parameters.type,parentSchema:schema31.properties.parameters,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.timeout !== undefined){
if(!(validate30(data.timeout, instancePath+"/timeout"))){
vErrors = vErrors === null ? validate30.errors : joined(vErrors, validate30.errors);
errors = vErrors.length;
}
}
if(data.steps !== undefined){
let data4 = data.steps;
if(Array.isArray(data4)){
if(data4.length > 100){
const err9 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema31.properties.steps,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data4.length < 1){
const err10 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema31.properties.steps,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate33(data4[i0], instancePath+"/steps/" + i0))){
vErrors = vErrors === null ? validate33.errors : joined(vErrors, validate33.errors);
errors = vErrors.length;
}
}
let twice0;
if (data4.length > 1) { const seen = new Map(); data4.forEach((item, index) => { const identity = typeof item?.["id"] === "string" ? "=" + item?.["id"] : JSON.stringify([item?.["id"]]); if (seen.has(identity)) twice0 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice0 !== undefined){
const err11 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/x-list",keyword:"x-list",params:{ first: twice0[0], second: twice0[1], keys: ["id"] },schema:schema31.properties.steps["x-list"],parentSchema:schema31.properties.steps,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/type",keyword:"type",params:{type: "array"},schema:schema31.properties.steps.type,parentSchema:schema31.properties.steps,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.output !== undefined){
if(!(validate36(data.output, instancePath+"/output"))){
vErrors = vErrors === null ? validate36.errors : joined(vErrors, validate36.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate37.errors = vErrors;
return errors === 0;
}

const schema39 = {"type":"object","additionalProperties":false,"properties":{"healthCheckInterval":{"$ref":"../value/positive-duration.json"},"unhealthyThreshold":{"minimum":1,"maximum":9007199254740991,"type":"integer"},"healthCheckTimeout":{"$ref":"../value/positive-duration.json"},"statusReportingInterval":{"$ref":"../value/positive-duration.json"},"partialFailureMode":{"type":"string","enum":["fail","best_effort"]},"circuitBreaker":{"type":"object","additionalProperties":false,"properties":{"enabled":{"type":"boolean"},"failureThreshold":{"minimum":1,"maximum":9007199254740991,"type":"integer"},"timeout":{"type":"string","x-language":"duration","pattern":"^([0-9]+(\\.[0-9]+)?(ns|us|µs|ms|s|m|h))+$","maxLength":64,"x-minimum-duration":"1s"}}}}};

function validate38(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((key0 === "healthCheckInterval") || (key0 === "unhealthyThreshold")) || (key0 === "healthCheckTimeout")) || (key0 === "statusReportingInterval")) || (key0 === "partialFailureMode")) || (key0 === "circuitBreaker"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema39,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.healthCheckInterval !== undefined){
if(!(validate30(data.healthCheckInterval, instancePath+"/healthCheckInterval"))){
vErrors = vErrors === null ? validate30.errors : joined(vErrors, validate30.errors);
errors = vErrors.length;
}
}
if(data.unhealthyThreshold !== undefined){
let data1 = data.unhealthyThreshold;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err1 = {instancePath:instancePath+"/unhealthyThreshold",schemaPath:"#/properties/unhealthyThreshold/type",keyword:"type",params:{type: "integer"},schema:schema39.properties.unhealthyThreshold.type,parentSchema:schema39.properties.unhealthyThreshold,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
const err2 = {instancePath:instancePath+"/unhealthyThreshold",schemaPath:"#/properties/unhealthyThreshold/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema39.properties.unhealthyThreshold,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/unhealthyThreshold",schemaPath:"#/properties/unhealthyThreshold/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema39.properties.unhealthyThreshold,data:data1};
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
if(data.healthCheckTimeout !== undefined){
if(!(validate30(data.healthCheckTimeout, instancePath+"/healthCheckTimeout"))){
vErrors = vErrors === null ? validate30.errors : joined(vErrors, validate30.errors);
errors = vErrors.length;
}
}
if(data.statusReportingInterval !== undefined){
if(!(validate30(data.statusReportingInterval, instancePath+"/statusReportingInterval"))){
vErrors = vErrors === null ? validate30.errors : joined(vErrors, validate30.errors);
errors = vErrors.length;
}
}
if(data.partialFailureMode !== undefined){
let data4 = data.partialFailureMode;
if(typeof data4 !== "string"){
const err4 = {instancePath:instancePath+"/partialFailureMode",schemaPath:"#/properties/partialFailureMode/type",keyword:"type",params:{type: "string"},schema:schema39.properties.partialFailureMode.type,parentSchema:schema39.properties.partialFailureMode,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((data4 === "fail") || (data4 === "best_effort"))){
const err5 = {instancePath:instancePath+"/partialFailureMode",schemaPath:"#/properties/partialFailureMode/enum",keyword:"enum",params:{allowedValues: schema39.properties.partialFailureMode.enum},schema:schema39.properties.partialFailureMode.enum,parentSchema:schema39.properties.partialFailureMode,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.circuitBreaker !== undefined){
let data5 = data.circuitBreaker;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key1 in data5){
if(!(((key1 === "enabled") || (key1 === "failureThreshold")) || (key1 === "timeout"))){
const err6 = {instancePath:instancePath+"/circuitBreaker",schemaPath:"#/properties/circuitBreaker/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema39.properties.circuitBreaker,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data5.enabled !== undefined){
let data6 = data5.enabled;
if(typeof data6 !== "boolean"){
const err7 = {instancePath:instancePath+"/circuitBreaker/enabled",schemaPath:"#/properties/circuitBreaker/properties/enabled/type",keyword:"type",params:{type: "boolean"},schema:schema39.properties.circuitBreaker.properties.enabled.type,parentSchema:schema39.properties.circuitBreaker.properties.enabled,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data5.failureThreshold !== undefined){
let data7 = data5.failureThreshold;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err8 = {instancePath:instancePath+"/circuitBreaker/failureThreshold",schemaPath:"#/properties/circuitBreaker/properties/failureThreshold/type",keyword:"type",params:{type: "integer"},schema:schema39.properties.circuitBreaker.properties.failureThreshold.type,parentSchema:schema39.properties.circuitBreaker.properties.failureThreshold,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 9007199254740991 || isNaN(data7)){
const err9 = {instancePath:instancePath+"/circuitBreaker/failureThreshold",schemaPath:"#/properties/circuitBreaker/properties/failureThreshold/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema39.properties.circuitBreaker.properties.failureThreshold,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err10 = {instancePath:instancePath+"/circuitBreaker/failureThreshold",schemaPath:"#/properties/circuitBreaker/properties/failureThreshold/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema39.properties.circuitBreaker.properties.failureThreshold,data:data7};
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
if(data5.timeout !== undefined){
let data8 = data5.timeout;
if(typeof data8 === "string"){
if(isLonger(data8, 64)){
const err11 = {instancePath:instancePath+"/circuitBreaker/timeout",schemaPath:"#/properties/circuitBreaker/properties/timeout/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema39.properties.circuitBreaker.properties.timeout,data:data8};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(Array.from(String(data8).matchAll(/([0-9.]+)(ns|us|µs|ms|s|m|h)/gu)).reduce((sum, part) => sum + Number(part[1]) * ({ ns: 1, us: 1e3, "µs": 1e3, ms: 1e6, s: 1e9, m: 6e10, h: 3.6e12 })[part[2]], 0) < Array.from(String("1s").matchAll(/([0-9.]+)(ns|us|µs|ms|s|m|h)/gu)).reduce((sum, part) => sum + Number(part[1]) * ({ ns: 1, us: 1e3, "µs": 1e3, ms: 1e6, s: 1e9, m: 6e10, h: 3.6e12 })[part[2]], 0)){
const err12 = {instancePath:instancePath+"/circuitBreaker/timeout",schemaPath:"#/properties/circuitBreaker/properties/timeout/x-minimum-duration",keyword:"x-minimum-duration",params:{ minimum: "1s" },schema:"1s",parentSchema:schema39.properties.circuitBreaker.properties.timeout,data:data8};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!pattern17.test(data8)){
const err13 = {instancePath:instancePath+"/circuitBreaker/timeout",schemaPath:"#/properties/circuitBreaker/properties/timeout/pattern",keyword:"pattern",params:{ pattern: "^([0-9]+(\\.[0-9]+)?(ns|us|µs|ms|s|m|h))+$" },schema:"^([0-9]+(\\.[0-9]+)?(ns|us|µs|ms|s|m|h))+$",parentSchema:schema39.properties.circuitBreaker.properties.timeout,data:data8};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/circuitBreaker/timeout",schemaPath:"#/properties/circuitBreaker/properties/timeout/type",keyword:"type",params:{type: "string"},schema:schema39.properties.circuitBreaker.properties.timeout.type,parentSchema:schema39.properties.circuitBreaker.properties.timeout,data:data8};
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
else {
const err15 = {instancePath:instancePath+"/circuitBreaker",schemaPath:"#/properties/circuitBreaker/type",keyword:"type",params:{type: "object"},schema:schema39.properties.circuitBreaker.type,parentSchema:schema39.properties.circuitBreaker,data:data5};
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
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema39.type,parentSchema:schema39,data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate38.errors = vErrors;
return errors === 0;
}

const schema40 = {"type":"object","additionalProperties":false,"properties":{"endpoint":{"type":"string","pattern":"^(https?://)?([A-Za-z0-9._-]+|\\[[0-9A-Fa-f:.]+\\])(:[0-9]{1,5})?(/[^\\s]*)?$","x-form":"an http or https URL, or host:port"},"serviceName":{"type":"string","pattern":"^(\\S(.*\\S)?)?$","x-form":"a string (without spaces around it)"},"serviceVersion":{"type":"string"},"tracingEnabled":{"type":"boolean"},"metricsEnabled":{"type":"boolean"},"samplingRate":{"type":"string","pattern":"^(0(\\.[0-9]+)?|1(\\.0+)?)$","x-form":"a number from 0 to 1 (0.25)"},"headers":{"type":"object","additionalProperties":{"type":"string"}},"insecure":{"type":"boolean"},"enablePrometheusMetricsPath":{"type":"boolean"},"environmentVariables":{"type":"array","items":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]*$","x-form":"a variable name (letters, digits and \"_\", not beginning with a digit)"},"x-list":{"type":"set"}},"customAttributes":{"type":"object","additionalProperties":{"type":"string"}},"useLegacyAttributes":{"type":"boolean"},"caCertPath":{"type":"string"}}};
const pattern19 = new RegExp("^(https?://)?([A-Za-z0-9._-]+|\\[[0-9A-Fa-f:.]+\\])(:[0-9]{1,5})?(/[^\\s]*)?$", "u");
const pattern20 = new RegExp("^(0(\\.[0-9]+)?|1(\\.0+)?)$", "u");

function validate39(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0.call(schema40.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema40,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.endpoint !== undefined){
let data0 = data.endpoint;
if(typeof data0 === "string"){
if(!pattern19.test(data0)){
const err1 = {instancePath:instancePath+"/endpoint",schemaPath:"#/properties/endpoint/pattern",keyword:"pattern",params:{ pattern: "the form of an http or https URL, or host:port" },schema:"^(https?://)?([A-Za-z0-9._-]+|\\[[0-9A-Fa-f:.]+\\])(:[0-9]{1,5})?(/[^\\s]*)?$",parentSchema:schema40.properties.endpoint,data:data0};
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
const err2 = {instancePath:instancePath+"/endpoint",schemaPath:"#/properties/endpoint/type",keyword:"type",params:{type: "string"},schema:schema40.properties.endpoint.type,parentSchema:schema40.properties.endpoint,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.serviceName !== undefined){
let data1 = data.serviceName;
if(typeof data1 === "string"){
if(!pattern8.test(data1)){
const err3 = {instancePath:instancePath+"/serviceName",schemaPath:"#/properties/serviceName/pattern",keyword:"pattern",params:{ pattern: "the form of a string (without spaces around it)" },schema:"^(\\S(.*\\S)?)?$",parentSchema:schema40.properties.serviceName,data:data1};
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
const err4 = {instancePath:instancePath+"/serviceName",schemaPath:"#/properties/serviceName/type",keyword:"type",params:{type: "string"},schema:schema40.properties.serviceName.type,parentSchema:schema40.properties.serviceName,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.serviceVersion !== undefined){
let data2 = data.serviceVersion;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/serviceVersion",schemaPath:"#/properties/serviceVersion/type",keyword:"type",params:{type: "string"},schema:schema40.properties.serviceVersion.type,parentSchema:schema40.properties.serviceVersion,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.tracingEnabled !== undefined){
let data3 = data.tracingEnabled;
if(typeof data3 !== "boolean"){
const err6 = {instancePath:instancePath+"/tracingEnabled",schemaPath:"#/properties/tracingEnabled/type",keyword:"type",params:{type: "boolean"},schema:schema40.properties.tracingEnabled.type,parentSchema:schema40.properties.tracingEnabled,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.metricsEnabled !== undefined){
let data4 = data.metricsEnabled;
if(typeof data4 !== "boolean"){
const err7 = {instancePath:instancePath+"/metricsEnabled",schemaPath:"#/properties/metricsEnabled/type",keyword:"type",params:{type: "boolean"},schema:schema40.properties.metricsEnabled.type,parentSchema:schema40.properties.metricsEnabled,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.samplingRate !== undefined){
let data5 = data.samplingRate;
if(typeof data5 === "string"){
if(!pattern20.test(data5)){
const err8 = {instancePath:instancePath+"/samplingRate",schemaPath:"#/properties/samplingRate/pattern",keyword:"pattern",params:{ pattern: "the form of a number from 0 to 1 (0.25)" },schema:"^(0(\\.[0-9]+)?|1(\\.0+)?)$",parentSchema:schema40.properties.samplingRate,data:data5};
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
const err9 = {instancePath:instancePath+"/samplingRate",schemaPath:"#/properties/samplingRate/type",keyword:"type",params:{type: "string"},schema:schema40.properties.samplingRate.type,parentSchema:schema40.properties.samplingRate,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.headers !== undefined){
let data6 = data.headers;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key1 in data6){
let data7 = data6[key1];
if(typeof data7 !== "string"){
const err10 = {instancePath:instancePath+"/headers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema40.properties.headers.additionalProperties.type,parentSchema:schema40.properties.headers.additionalProperties,data:data7};
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
else {
const err11 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type: "object"},schema:schema40.properties.headers.type,parentSchema:schema40.properties.headers,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.insecure !== undefined){
let data8 = data.insecure;
if(typeof data8 !== "boolean"){
const err12 = {instancePath:instancePath+"/insecure",schemaPath:"#/properties/insecure/type",keyword:"type",params:{type: "boolean"},schema:schema40.properties.insecure.type,parentSchema:schema40.properties.insecure,data:data8};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.enablePrometheusMetricsPath !== undefined){
let data9 = data.enablePrometheusMetricsPath;
if(typeof data9 !== "boolean"){
const err13 = {instancePath:instancePath+"/enablePrometheusMetricsPath",schemaPath:"#/properties/enablePrometheusMetricsPath/type",keyword:"type",params:{type: "boolean"},schema:schema40.properties.enablePrometheusMetricsPath.type,parentSchema:schema40.properties.enablePrometheusMetricsPath,data:data9};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.environmentVariables !== undefined){
let data10 = data.environmentVariables;
if(Array.isArray(data10)){
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
if(typeof data11 === "string"){
if(!pattern12.test(data11)){
const err14 = {instancePath:instancePath+"/environmentVariables/" + i0,schemaPath:"#/properties/environmentVariables/items/pattern",keyword:"pattern",params:{ pattern: "the form of a variable name (letters, digits and \"_\", not beginning with a digit)" },schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:schema40.properties.environmentVariables.items,data:data11};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/environmentVariables/" + i0,schemaPath:"#/properties/environmentVariables/items/type",keyword:"type",params:{type: "string"},schema:schema40.properties.environmentVariables.items.type,parentSchema:schema40.properties.environmentVariables.items,data:data11};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
let twice0;
if (data10.length > 1) { const seen = new Map(); data10.forEach((item, index) => { const identity = typeof item === "string" ? "=" + item : JSON.stringify([item]); if (seen.has(identity)) twice0 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice0 !== undefined){
const err16 = {instancePath:instancePath+"/environmentVariables",schemaPath:"#/properties/environmentVariables/x-list",keyword:"x-list",params:{ first: twice0[0], second: twice0[1], keys: [] },schema:schema40.properties.environmentVariables["x-list"],parentSchema:schema40.properties.environmentVariables,data:data10};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/environmentVariables",schemaPath:"#/properties/environmentVariables/type",keyword:"type",params:{type: "array"},schema:schema40.properties.environmentVariables.type,parentSchema:schema40.properties.environmentVariables,data:data10};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.customAttributes !== undefined){
let data12 = data.customAttributes;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key2 in data12){
let data13 = data12[key2];
if(typeof data13 !== "string"){
const err18 = {instancePath:instancePath+"/customAttributes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/customAttributes/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema40.properties.customAttributes.additionalProperties.type,parentSchema:schema40.properties.customAttributes.additionalProperties,data:data13};
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
const err19 = {instancePath:instancePath+"/customAttributes",schemaPath:"#/properties/customAttributes/type",keyword:"type",params:{type: "object"},schema:schema40.properties.customAttributes.type,parentSchema:schema40.properties.customAttributes,data:data12};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.useLegacyAttributes !== undefined){
let data14 = data.useLegacyAttributes;
if(typeof data14 !== "boolean"){
const err20 = {instancePath:instancePath+"/useLegacyAttributes",schemaPath:"#/properties/useLegacyAttributes/type",keyword:"type",params:{type: "boolean"},schema:schema40.properties.useLegacyAttributes.type,parentSchema:schema40.properties.useLegacyAttributes,data:data14};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.caCertPath !== undefined){
let data15 = data.caCertPath;
if(typeof data15 !== "string"){
const err21 = {instancePath:instancePath+"/caCertPath",schemaPath:"#/properties/caCertPath/type",keyword:"type",params:{type: "string"},schema:schema40.properties.caCertPath.type,parentSchema:schema40.properties.caCertPath,data:data15};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema40.type,parentSchema:schema40,data};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate39.errors = vErrors;
return errors === 0;
}

const schema41 = {"type":"object","additionalProperties":false,"properties":{"enabled":{"type":"boolean"},"component":{"type":"string"},"eventTypes":{"type":"array","items":{"type":"string","minLength":1},"x-list":{"type":"set"}},"excludeEventTypes":{"type":"array","items":{"type":"string","minLength":1},"x-list":{"type":"set"}},"includeRequestData":{"type":"boolean"},"includeResponseData":{"type":"boolean"},"maxDataSize":{"minimum":0,"maximum":1048576,"type":"integer"},"logFile":{"type":"string"}}};

function validate40(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((((key0 === "enabled") || (key0 === "component")) || (key0 === "eventTypes")) || (key0 === "excludeEventTypes")) || (key0 === "includeRequestData")) || (key0 === "includeResponseData")) || (key0 === "maxDataSize")) || (key0 === "logFile"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.enabled !== undefined){
let data0 = data.enabled;
if(typeof data0 !== "boolean"){
const err1 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},schema:schema41.properties.enabled.type,parentSchema:schema41.properties.enabled,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.component !== undefined){
let data1 = data.component;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/component",schemaPath:"#/properties/component/type",keyword:"type",params:{type: "string"},schema:schema41.properties.component.type,parentSchema:schema41.properties.component,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.eventTypes !== undefined){
let data2 = data.eventTypes;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(isShorter(data3, 1)){
const err3 = {instancePath:instancePath+"/eventTypes/" + i0,schemaPath:"#/properties/eventTypes/items/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema41.properties.eventTypes.items,data:data3};
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
const err4 = {instancePath:instancePath+"/eventTypes/" + i0,schemaPath:"#/properties/eventTypes/items/type",keyword:"type",params:{type: "string"},schema:schema41.properties.eventTypes.items.type,parentSchema:schema41.properties.eventTypes.items,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
let twice0;
if (data2.length > 1) { const seen = new Map(); data2.forEach((item, index) => { const identity = typeof item === "string" ? "=" + item : JSON.stringify([item]); if (seen.has(identity)) twice0 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice0 !== undefined){
const err5 = {instancePath:instancePath+"/eventTypes",schemaPath:"#/properties/eventTypes/x-list",keyword:"x-list",params:{ first: twice0[0], second: twice0[1], keys: [] },schema:schema41.properties.eventTypes["x-list"],parentSchema:schema41.properties.eventTypes,data:data2};
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
const err6 = {instancePath:instancePath+"/eventTypes",schemaPath:"#/properties/eventTypes/type",keyword:"type",params:{type: "array"},schema:schema41.properties.eventTypes.type,parentSchema:schema41.properties.eventTypes,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.excludeEventTypes !== undefined){
let data4 = data.excludeEventTypes;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(typeof data5 === "string"){
if(isShorter(data5, 1)){
const err7 = {instancePath:instancePath+"/excludeEventTypes/" + i1,schemaPath:"#/properties/excludeEventTypes/items/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema41.properties.excludeEventTypes.items,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/excludeEventTypes/" + i1,schemaPath:"#/properties/excludeEventTypes/items/type",keyword:"type",params:{type: "string"},schema:schema41.properties.excludeEventTypes.items.type,parentSchema:schema41.properties.excludeEventTypes.items,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
let twice1;
if (data4.length > 1) { const seen = new Map(); data4.forEach((item, index) => { const identity = typeof item === "string" ? "=" + item : JSON.stringify([item]); if (seen.has(identity)) twice1 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice1 !== undefined){
const err9 = {instancePath:instancePath+"/excludeEventTypes",schemaPath:"#/properties/excludeEventTypes/x-list",keyword:"x-list",params:{ first: twice1[0], second: twice1[1], keys: [] },schema:schema41.properties.excludeEventTypes["x-list"],parentSchema:schema41.properties.excludeEventTypes,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/excludeEventTypes",schemaPath:"#/properties/excludeEventTypes/type",keyword:"type",params:{type: "array"},schema:schema41.properties.excludeEventTypes.type,parentSchema:schema41.properties.excludeEventTypes,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.includeRequestData !== undefined){
let data6 = data.includeRequestData;
if(typeof data6 !== "boolean"){
const err11 = {instancePath:instancePath+"/includeRequestData",schemaPath:"#/properties/includeRequestData/type",keyword:"type",params:{type: "boolean"},schema:schema41.properties.includeRequestData.type,parentSchema:schema41.properties.includeRequestData,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.includeResponseData !== undefined){
let data7 = data.includeResponseData;
if(typeof data7 !== "boolean"){
const err12 = {instancePath:instancePath+"/includeResponseData",schemaPath:"#/properties/includeResponseData/type",keyword:"type",params:{type: "boolean"},schema:schema41.properties.includeResponseData.type,parentSchema:schema41.properties.includeResponseData,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.maxDataSize !== undefined){
let data8 = data.maxDataSize;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err13 = {instancePath:instancePath+"/maxDataSize",schemaPath:"#/properties/maxDataSize/type",keyword:"type",params:{type: "integer"},schema:schema41.properties.maxDataSize.type,parentSchema:schema41.properties.maxDataSize,data:data8};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 1048576 || isNaN(data8)){
const err14 = {instancePath:instancePath+"/maxDataSize",schemaPath:"#/properties/maxDataSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1048576},schema:1048576,parentSchema:schema41.properties.maxDataSize,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err15 = {instancePath:instancePath+"/maxDataSize",schemaPath:"#/properties/maxDataSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema41.properties.maxDataSize,data:data8};
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
if(data.logFile !== undefined){
let data9 = data.logFile;
if(typeof data9 !== "string"){
const err16 = {instancePath:instancePath+"/logFile",schemaPath:"#/properties/logFile/type",keyword:"type",params:{type: "string"},schema:schema41.properties.logFile.type,parentSchema:schema41.properties.logFile,data:data9};
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
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema41.type,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate40.errors = vErrors;
return errors === 0;
}

const schema42 = {"type":"object","additionalProperties":false,"properties":{"embeddingService":{"$ref":"../value/web-address.json"},"embeddingServiceTimeout":{"$ref":"../value/positive-duration.json"},"maxToolsToReturn":{"minimum":0,"maximum":50,"type":"integer"},"hybridSearchSemanticRatio":{"type":"string","pattern":"^(0(\\.[0-9]+)?|1(\\.0+)?)$","x-form":"a number from 0 to 1 (0.25)"},"semanticDistanceThreshold":{"type":"string","pattern":"^([01](\\.[0-9]+)?|2(\\.0+)?)$","x-form":"a number from 0 to 2 (0.5)"},"pinnedTools":{"type":"array","items":{"type":"string","minLength":1},"x-list":{"type":"set"}},"vectorFolder":{"$ref":"../value/file-path.json"}}};
const pattern21 = new RegExp("^([01](\\.[0-9]+)?|2(\\.0+)?)$", "u");

function validate41(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((((key0 === "embeddingService") || (key0 === "embeddingServiceTimeout")) || (key0 === "maxToolsToReturn")) || (key0 === "hybridSearchSemanticRatio")) || (key0 === "semanticDistanceThreshold")) || (key0 === "pinnedTools")) || (key0 === "vectorFolder"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.embeddingService !== undefined){
if(!(validate6(data.embeddingService, instancePath+"/embeddingService"))){
vErrors = vErrors === null ? validate6.errors : joined(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data.embeddingServiceTimeout !== undefined){
if(!(validate30(data.embeddingServiceTimeout, instancePath+"/embeddingServiceTimeout"))){
vErrors = vErrors === null ? validate30.errors : joined(vErrors, validate30.errors);
errors = vErrors.length;
}
}
if(data.maxToolsToReturn !== undefined){
let data2 = data.maxToolsToReturn;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err1 = {instancePath:instancePath+"/maxToolsToReturn",schemaPath:"#/properties/maxToolsToReturn/type",keyword:"type",params:{type: "integer"},schema:schema42.properties.maxToolsToReturn.type,parentSchema:schema42.properties.maxToolsToReturn,data:data2};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 50 || isNaN(data2)){
const err2 = {instancePath:instancePath+"/maxToolsToReturn",schemaPath:"#/properties/maxToolsToReturn/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50},schema:50,parentSchema:schema42.properties.maxToolsToReturn,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err3 = {instancePath:instancePath+"/maxToolsToReturn",schemaPath:"#/properties/maxToolsToReturn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema42.properties.maxToolsToReturn,data:data2};
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
if(data.hybridSearchSemanticRatio !== undefined){
let data3 = data.hybridSearchSemanticRatio;
if(typeof data3 === "string"){
if(!pattern20.test(data3)){
const err4 = {instancePath:instancePath+"/hybridSearchSemanticRatio",schemaPath:"#/properties/hybridSearchSemanticRatio/pattern",keyword:"pattern",params:{ pattern: "the form of a number from 0 to 1 (0.25)" },schema:"^(0(\\.[0-9]+)?|1(\\.0+)?)$",parentSchema:schema42.properties.hybridSearchSemanticRatio,data:data3};
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
const err5 = {instancePath:instancePath+"/hybridSearchSemanticRatio",schemaPath:"#/properties/hybridSearchSemanticRatio/type",keyword:"type",params:{type: "string"},schema:schema42.properties.hybridSearchSemanticRatio.type,parentSchema:schema42.properties.hybridSearchSemanticRatio,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.semanticDistanceThreshold !== undefined){
let data4 = data.semanticDistanceThreshold;
if(typeof data4 === "string"){
if(!pattern21.test(data4)){
const err6 = {instancePath:instancePath+"/semanticDistanceThreshold",schemaPath:"#/properties/semanticDistanceThreshold/pattern",keyword:"pattern",params:{ pattern: "the form of a number from 0 to 2 (0.5)" },schema:"^([01](\\.[0-9]+)?|2(\\.0+)?)$",parentSchema:schema42.properties.semanticDistanceThreshold,data:data4};
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
const err7 = {instancePath:instancePath+"/semanticDistanceThreshold",schemaPath:"#/properties/semanticDistanceThreshold/type",keyword:"type",params:{type: "string"},schema:schema42.properties.semanticDistanceThreshold.type,parentSchema:schema42.properties.semanticDistanceThreshold,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.pinnedTools !== undefined){
let data5 = data.pinnedTools;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 === "string"){
if(isShorter(data6, 1)){
const err8 = {instancePath:instancePath+"/pinnedTools/" + i0,schemaPath:"#/properties/pinnedTools/items/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema42.properties.pinnedTools.items,data:data6};
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
const err9 = {instancePath:instancePath+"/pinnedTools/" + i0,schemaPath:"#/properties/pinnedTools/items/type",keyword:"type",params:{type: "string"},schema:schema42.properties.pinnedTools.items.type,parentSchema:schema42.properties.pinnedTools.items,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
let twice0;
if (data5.length > 1) { const seen = new Map(); data5.forEach((item, index) => { const identity = typeof item === "string" ? "=" + item : JSON.stringify([item]); if (seen.has(identity)) twice0 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice0 !== undefined){
const err10 = {instancePath:instancePath+"/pinnedTools",schemaPath:"#/properties/pinnedTools/x-list",keyword:"x-list",params:{ first: twice0[0], second: twice0[1], keys: [] },schema:schema42.properties.pinnedTools["x-list"],parentSchema:schema42.properties.pinnedTools,data:data5};
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
const err11 = {instancePath:instancePath+"/pinnedTools",schemaPath:"#/properties/pinnedTools/type",keyword:"type",params:{type: "array"},schema:schema42.properties.pinnedTools.type,parentSchema:schema42.properties.pinnedTools,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.vectorFolder !== undefined){
if(!(validate19(data.vectorFolder, instancePath+"/vectorFolder"))){
vErrors = vErrors === null ? validate19.errors : joined(vErrors, validate19.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema42.type,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate41.errors = vErrors;
return errors === 0;
}

const schema43 = {"type":"object","additionalProperties":false,"required":["provider"],"properties":{"provider":{"type":"string","enum":["memory","redis"]},"address":{"$ref":"../value/host-port.json"},"db":{"minimum":0,"maximum":9007199254740991,"type":"integer"},"keyPrefix":{"type":"string"}},"x-rule":[{"requires":{"if":{"provider":"redis"},"then":{"address":true},"message":"Provider redis needs address: the host and port of Redis."}},{"requires":{"if":{"provider":"memory"},"then":{"address":false,"db":0,"keyPrefix":false},"message":"address, db and keyPrefix belong to provider redis."}}]};
const schema44 = {"type":"string","minLength":1,"pattern":"^([A-Za-z0-9._-]+|\\[[0-9A-Fa-f:.]+\\]):([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$","x-form":"host:port","examples":["redis:6379"]};
const pattern22 = new RegExp("^([A-Za-z0-9._-]+|\\[[0-9A-Fa-f:.]+\\]):([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$", "u");

function validate42(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(isShorter(data, 1)){
const err0 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern22.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{ pattern: "the form of host:port" },schema:"^([A-Za-z0-9._-]+|\\[[0-9A-Fa-f:.]+\\]):([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$",parentSchema:schema44,data};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema44.type,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate42.errors = vErrors;
return errors === 0;
}


function validate43(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.provider === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "provider"},schema:schema43.required,parentSchema:schema43,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "provider") || (key0 === "address")) || (key0 === "db")) || (key0 === "keyPrefix"))){
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
if(data.provider !== undefined){
let data0 = data.provider;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type: "string"},schema:schema43.properties.provider.type,parentSchema:schema43.properties.provider,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((data0 === "memory") || (data0 === "redis"))){
const err3 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/enum",keyword:"enum",params:{allowedValues: schema43.properties.provider.enum},schema:schema43.properties.provider.enum,parentSchema:schema43.properties.provider,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.address !== undefined){
if(!(validate42(data.address, instancePath+"/address"))){
vErrors = vErrors === null ? validate42.errors : joined(vErrors, validate42.errors);
errors = vErrors.length;
}
}
if(data.db !== undefined){
let data2 = data.db;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err4 = {instancePath:instancePath+"/db",schemaPath:"#/properties/db/type",keyword:"type",params:{type: "integer"},schema:schema43.properties.db.type,parentSchema:schema43.properties.db,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/db",schemaPath:"#/properties/db/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema43.properties.db,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/db",schemaPath:"#/properties/db/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema43.properties.db,data:data2};
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
if(data.keyPrefix !== undefined){
let data3 = data.keyPrefix;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/keyPrefix",schemaPath:"#/properties/keyPrefix/type",keyword:"type",params:{type: "string"},schema:schema43.properties.keyPrefix.type,parentSchema:schema43.properties.keyPrefix,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if((data.provider === "redis") && (!(data.address !== undefined))){
const err8 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "Provider redis needs address: the host and port of Redis.", fields: ["provider", "address"] } },schema:schema43["x-rule"],parentSchema:schema43,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((data.provider === "memory") && (!(((data.address === undefined) && ((data.db === 0) || ((data !== undefined) && (data.db === undefined)))) && (data.keyPrefix === undefined)))){
const err9 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "address, db and keyPrefix belong to provider redis.", fields: ["provider", "address", "db", "keyPrefix"] } },schema:schema43["x-rule"],parentSchema:schema43,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema43.type,parentSchema:schema43,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate43.errors = vErrors;
return errors === 0;
}

const schema45 = {"type":"object","additionalProperties":false,"properties":{"shared":{"$ref":"./rate-limit-bucket.json"},"perUser":{"$ref":"./rate-limit-bucket.json"},"tools":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"type":"string","pattern":"^\\S(.*\\S)?$","x-form":"a string (not empty, without spaces around it)","minLength":1},"shared":{"$ref":"./rate-limit-bucket.json"},"perUser":{"$ref":"./rate-limit-bucket.json"}},"x-rule":[{"atLeastOneOf":["shared","perUser"]}]},"x-list":{"type":"map","keys":["name"]},"minItems":1}},"x-rule":[{"atLeastOneOf":["shared","perUser","tools"]}]};
const schema46 = {"type":"object","additionalProperties":false,"required":["maxTokens","refillPeriod"],"properties":{"maxTokens":{"minimum":1,"maximum":9007199254740991,"type":"integer"},"refillPeriod":{"$ref":"../value/positive-duration.json"}}};

function validate44(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.maxTokens === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "maxTokens"},schema:schema46.required,parentSchema:schema46,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.refillPeriod === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "refillPeriod"},schema:schema46.required,parentSchema:schema46,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "maxTokens") || (key0 === "refillPeriod"))){
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
if(data.maxTokens !== undefined){
let data0 = data.maxTokens;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/maxTokens",schemaPath:"#/properties/maxTokens/type",keyword:"type",params:{type: "integer"},schema:schema46.properties.maxTokens.type,parentSchema:schema46.properties.maxTokens,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/maxTokens",schemaPath:"#/properties/maxTokens/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema46.properties.maxTokens,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/maxTokens",schemaPath:"#/properties/maxTokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema46.properties.maxTokens,data:data0};
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
if(data.refillPeriod !== undefined){
if(!(validate30(data.refillPeriod, instancePath+"/refillPeriod"))){
vErrors = vErrors === null ? validate30.errors : joined(vErrors, validate30.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema46.type,parentSchema:schema46,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate44.errors = vErrors;
return errors === 0;
}


function validate45(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "shared") || (key0 === "perUser")) || (key0 === "tools"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.shared !== undefined){
if(!(validate44(data.shared, instancePath+"/shared"))){
vErrors = vErrors === null ? validate44.errors : joined(vErrors, validate44.errors);
errors = vErrors.length;
}
}
if(data.perUser !== undefined){
if(!(validate44(data.perUser, instancePath+"/perUser"))){
vErrors = vErrors === null ? validate44.errors : joined(vErrors, validate44.errors);
errors = vErrors.length;
}
}
if(data.tools !== undefined){
let data2 = data.tools;
if(Array.isArray(data2)){
if(data2.length < 1){
const err1 = {instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema45.properties.tools,data:data2};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.name === undefined){
const err2 = {instancePath:instancePath+"/tools/" + i0,schemaPath:"#/properties/tools/items/required",keyword:"required",params:{missingProperty: "name"},schema:schema45.properties.tools.items.required,parentSchema:schema45.properties.tools.items,data:data3};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key1 in data3){
if(!(((key1 === "name") || (key1 === "shared")) || (key1 === "perUser"))){
const err3 = {instancePath:instancePath+"/tools/" + i0,schemaPath:"#/properties/tools/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema45.properties.tools.items,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data3.name !== undefined){
let data4 = data3.name;
if(typeof data4 === "string"){
if(isShorter(data4, 1)){
const err4 = {instancePath:instancePath+"/tools/" + i0+"/name",schemaPath:"#/properties/tools/items/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema45.properties.tools.items.properties.name,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern10.test(data4)){
const err5 = {instancePath:instancePath+"/tools/" + i0+"/name",schemaPath:"#/properties/tools/items/properties/name/pattern",keyword:"pattern",params:{ pattern: "the form of a string (not empty, without spaces around it)" },schema:"^\\S(.*\\S)?$",parentSchema:schema45.properties.tools.items.properties.name,data:data4};
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
const err6 = {instancePath:instancePath+"/tools/" + i0+"/name",schemaPath:"#/properties/tools/items/properties/name/type",keyword:"type",params:{type: "string"},schema:schema45.properties.tools.items.properties.name.type,parentSchema:schema45.properties.tools.items.properties.name,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data3.shared !== undefined){
if(!(validate44(data3.shared, instancePath+"/tools/" + i0+"/shared"))){
vErrors = vErrors === null ? validate44.errors : joined(vErrors, validate44.errors);
errors = vErrors.length;
}
}
if(data3.perUser !== undefined){
if(!(validate44(data3.perUser, instancePath+"/tools/" + i0+"/perUser"))){
vErrors = vErrors === null ? validate44.errors : joined(vErrors, validate44.errors);
errors = vErrors.length;
}
}
if((data3.shared !== undefined ? 1 : 0) + (data3.perUser !== undefined ? 1 : 0) < 1){
const err7 = {instancePath:instancePath+"/tools/" + i0,schemaPath:"#/properties/tools/items/x-rule",keyword:"x-rule",params:{ rule: "atLeastOneOf", detail: { fields: ["shared", "perUser"] } },schema:schema45.properties.tools.items["x-rule"],parentSchema:schema45.properties.tools.items,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/tools/" + i0,schemaPath:"#/properties/tools/items/type",keyword:"type",params:{type: "object"},schema:schema45.properties.tools.items.type,parentSchema:schema45.properties.tools.items,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
let twice0;
if (data2.length > 1) { const seen = new Map(); data2.forEach((item, index) => { const identity = typeof item?.["name"] === "string" ? "=" + item?.["name"] : JSON.stringify([item?.["name"]]); if (seen.has(identity)) twice0 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice0 !== undefined){
const err9 = {instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/x-list",keyword:"x-list",params:{ first: twice0[0], second: twice0[1], keys: ["name"] },schema:schema45.properties.tools["x-list"],parentSchema:schema45.properties.tools,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: "array"},schema:schema45.properties.tools.type,parentSchema:schema45.properties.tools,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if((data.shared !== undefined ? 1 : 0) + (data.perUser !== undefined ? 1 : 0) + (data.tools !== undefined ? 1 : 0) < 1){
const err11 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "atLeastOneOf", detail: { fields: ["shared", "perUser", "tools"] } },schema:schema45["x-rule"],parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema45.type,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate45.errors = vErrors;
return errors === 0;
}


function validate46(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.groupRef === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "groupRef"},schema:schema18.required,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema18.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema18,data};
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
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema18.properties.name.type,parentSchema:schema18.properties.name,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.groupRef !== undefined){
let data1 = data.groupRef;
if(typeof data1 === "string"){
if(isShorter(data1, 1)){
const err3 = {instancePath:instancePath+"/groupRef",schemaPath:"#/properties/groupRef/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema18.properties.groupRef,data:data1};
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
const err4 = {instancePath:instancePath+"/groupRef",schemaPath:"#/properties/groupRef/type",keyword:"type",params:{type: "string"},schema:schema18.properties.groupRef.type,parentSchema:schema18.properties.groupRef,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.backends !== undefined){
let data2 = data.backends;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate18(data2[i0], instancePath+"/backends/" + i0))){
vErrors = vErrors === null ? validate18.errors : joined(vErrors, validate18.errors);
errors = vErrors.length;
}
}
let twice0;
if (data2.length > 1) { const seen = new Map(); data2.forEach((item, index) => { const identity = typeof item?.["name"] === "string" ? "=" + item?.["name"] : JSON.stringify([item?.["name"]]); if (seen.has(identity)) twice0 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice0 !== undefined){
const err5 = {instancePath:instancePath+"/backends",schemaPath:"#/properties/backends/x-list",keyword:"x-list",params:{ first: twice0[0], second: twice0[1], keys: ["name"] },schema:schema18.properties.backends["x-list"],parentSchema:schema18.properties.backends,data:data2};
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
const err6 = {instancePath:instancePath+"/backends",schemaPath:"#/properties/backends/type",keyword:"type",params:{type: "array"},schema:schema18.properties.backends.type,parentSchema:schema18.properties.backends,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.incomingAuth !== undefined){
if(!(validate22(data.incomingAuth, instancePath+"/incomingAuth"))){
vErrors = vErrors === null ? validate22.errors : joined(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.outgoingAuth !== undefined){
if(!(validate25(data.outgoingAuth, instancePath+"/outgoingAuth"))){
vErrors = vErrors === null ? validate25.errors : joined(vErrors, validate25.errors);
errors = vErrors.length;
}
}
if(data.aggregation !== undefined){
if(!(validate29(data.aggregation, instancePath+"/aggregation"))){
vErrors = vErrors === null ? validate29.errors : joined(vErrors, validate29.errors);
errors = vErrors.length;
}
}
if(data.compositeTools !== undefined){
let data7 = data.compositeTools;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
if(!(validate37(data7[i1], instancePath+"/compositeTools/" + i1))){
vErrors = vErrors === null ? validate37.errors : joined(vErrors, validate37.errors);
errors = vErrors.length;
}
}
let twice1;
if (data7.length > 1) { const seen = new Map(); data7.forEach((item, index) => { const identity = typeof item?.["name"] === "string" ? "=" + item?.["name"] : JSON.stringify([item?.["name"]]); if (seen.has(identity)) twice1 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice1 !== undefined){
const err7 = {instancePath:instancePath+"/compositeTools",schemaPath:"#/properties/compositeTools/x-list",keyword:"x-list",params:{ first: twice1[0], second: twice1[1], keys: ["name"] },schema:schema18.properties.compositeTools["x-list"],parentSchema:schema18.properties.compositeTools,data:data7};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/compositeTools",schemaPath:"#/properties/compositeTools/type",keyword:"type",params:{type: "array"},schema:schema18.properties.compositeTools.type,parentSchema:schema18.properties.compositeTools,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.compositeToolRefs !== undefined){
let data9 = data.compositeToolRefs;
if(Array.isArray(data9)){
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
let data10 = data9[i2];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.name === undefined){
const err9 = {instancePath:instancePath+"/compositeToolRefs/" + i2,schemaPath:"#/properties/compositeToolRefs/items/required",keyword:"required",params:{missingProperty: "name"},schema:schema18.properties.compositeToolRefs.items.required,parentSchema:schema18.properties.compositeToolRefs.items,data:data10};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key1 in data10){
if(!(key1 === "name")){
const err10 = {instancePath:instancePath+"/compositeToolRefs/" + i2,schemaPath:"#/properties/compositeToolRefs/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema18.properties.compositeToolRefs.items,data:data10};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data10.name !== undefined){
let data11 = data10.name;
if(typeof data11 === "string"){
if(isShorter(data11, 1)){
const err11 = {instancePath:instancePath+"/compositeToolRefs/" + i2+"/name",schemaPath:"#/properties/compositeToolRefs/items/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema18.properties.compositeToolRefs.items.properties.name,data:data11};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/compositeToolRefs/" + i2+"/name",schemaPath:"#/properties/compositeToolRefs/items/properties/name/type",keyword:"type",params:{type: "string"},schema:schema18.properties.compositeToolRefs.items.properties.name.type,parentSchema:schema18.properties.compositeToolRefs.items.properties.name,data:data11};
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
else {
const err13 = {instancePath:instancePath+"/compositeToolRefs/" + i2,schemaPath:"#/properties/compositeToolRefs/items/type",keyword:"type",params:{type: "object"},schema:schema18.properties.compositeToolRefs.items.type,parentSchema:schema18.properties.compositeToolRefs.items,data:data10};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
let twice2;
if (data9.length > 1) { const seen = new Map(); data9.forEach((item, index) => { const identity = typeof item?.["name"] === "string" ? "=" + item?.["name"] : JSON.stringify([item?.["name"]]); if (seen.has(identity)) twice2 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice2 !== undefined){
const err14 = {instancePath:instancePath+"/compositeToolRefs",schemaPath:"#/properties/compositeToolRefs/x-list",keyword:"x-list",params:{ first: twice2[0], second: twice2[1], keys: ["name"] },schema:schema18.properties.compositeToolRefs["x-list"],parentSchema:schema18.properties.compositeToolRefs,data:data9};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/compositeToolRefs",schemaPath:"#/properties/compositeToolRefs/type",keyword:"type",params:{type: "array"},schema:schema18.properties.compositeToolRefs.type,parentSchema:schema18.properties.compositeToolRefs,data:data9};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.operational !== undefined){
let data12 = data.operational;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key2 in data12){
if(!(((key2 === "logLevel") || (key2 === "timeouts")) || (key2 === "failureHandling"))){
const err16 = {instancePath:instancePath+"/operational",schemaPath:"#/properties/operational/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema18.properties.operational,data:data12};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data12.logLevel !== undefined){
let data13 = data12.logLevel;
if(typeof data13 !== "string"){
const err17 = {instancePath:instancePath+"/operational/logLevel",schemaPath:"#/properties/operational/properties/logLevel/type",keyword:"type",params:{type: "string"},schema:schema18.properties.operational.properties.logLevel.type,parentSchema:schema18.properties.operational.properties.logLevel,data:data13};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(data13 === "debug")){
const err18 = {instancePath:instancePath+"/operational/logLevel",schemaPath:"#/properties/operational/properties/logLevel/enum",keyword:"enum",params:{allowedValues: schema18.properties.operational.properties.logLevel.enum},schema:schema18.properties.operational.properties.logLevel.enum,parentSchema:schema18.properties.operational.properties.logLevel,data:data13};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data12.timeouts !== undefined){
let data14 = data12.timeouts;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
for(const key3 in data14){
if(!((key3 === "default") || (key3 === "perWorkload"))){
const err19 = {instancePath:instancePath+"/operational/timeouts",schemaPath:"#/properties/operational/properties/timeouts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},schema:false,parentSchema:schema18.properties.operational.properties.timeouts,data:data14};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data14.default !== undefined){
if(!(validate30(data14.default, instancePath+"/operational/timeouts/default"))){
vErrors = vErrors === null ? validate30.errors : joined(vErrors, validate30.errors);
errors = vErrors.length;
}
}
if(data14.perWorkload !== undefined){
let data16 = data14.perWorkload;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
for(const key4 in data16){
if(!(validate30(data16[key4], instancePath+"/operational/timeouts/perWorkload/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")))){
vErrors = vErrors === null ? validate30.errors : joined(vErrors, validate30.errors);
errors = vErrors.length;
}
}
}
else {
const err20 = {instancePath:instancePath+"/operational/timeouts/perWorkload",schemaPath:"#/properties/operational/properties/timeouts/properties/perWorkload/type",keyword:"type",params:{type: "object"},schema:schema18.properties.operational.properties.timeouts.properties.perWorkload.type,parentSchema:schema18.properties.operational.properties.timeouts.properties.perWorkload,data:data16};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/operational/timeouts",schemaPath:"#/properties/operational/properties/timeouts/type",keyword:"type",params:{type: "object"},schema:schema18.properties.operational.properties.timeouts.type,parentSchema:schema18.properties.operational.properties.timeouts,data:data14};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data12.failureHandling !== undefined){
if(!(validate38(data12.failureHandling, instancePath+"/operational/failureHandling"))){
vErrors = vErrors === null ? validate38.errors : joined(vErrors, validate38.errors);
errors = vErrors.length;
}
}
}
else {
const err22 = {instancePath:instancePath+"/operational",schemaPath:"#/properties/operational/type",keyword:"type",params:{type: "object"},schema:schema18.properties.operational.type,parentSchema:schema18.properties.operational,data:data12};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.metadata !== undefined){
let data19 = data.metadata;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
for(const key5 in data19){
let data20 = data19[key5];
if(typeof data20 !== "string"){
const err23 = {instancePath:instancePath+"/metadata/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/metadata/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema18.properties.metadata.additionalProperties.type,parentSchema:schema18.properties.metadata.additionalProperties,data:data20};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "object"},schema:schema18.properties.metadata.type,parentSchema:schema18.properties.metadata,data:data19};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.telemetry !== undefined){
if(!(validate39(data.telemetry, instancePath+"/telemetry"))){
vErrors = vErrors === null ? validate39.errors : joined(vErrors, validate39.errors);
errors = vErrors.length;
}
}
if(data.audit !== undefined){
if(!(validate40(data.audit, instancePath+"/audit"))){
vErrors = vErrors === null ? validate40.errors : joined(vErrors, validate40.errors);
errors = vErrors.length;
}
}
if(data.optimizer !== undefined){
if(!(validate41(data.optimizer, instancePath+"/optimizer"))){
vErrors = vErrors === null ? validate41.errors : joined(vErrors, validate41.errors);
errors = vErrors.length;
}
}
if(data.sessionStorage !== undefined){
if(!(validate43(data.sessionStorage, instancePath+"/sessionStorage"))){
vErrors = vErrors === null ? validate43.errors : joined(vErrors, validate43.errors);
errors = vErrors.length;
}
}
if(data.rateLimiting !== undefined){
if(!(validate45(data.rateLimiting, instancePath+"/rateLimiting"))){
vErrors = vErrors === null ? validate45.errors : joined(vErrors, validate45.errors);
errors = vErrors.length;
}
}
if(data.trustProxyHeaders !== undefined){
let data26 = data.trustProxyHeaders;
if(typeof data26 !== "boolean"){
const err25 = {instancePath:instancePath+"/trustProxyHeaders",schemaPath:"#/properties/trustProxyHeaders/type",keyword:"type",params:{type: "boolean"},schema:schema18.properties.trustProxyHeaders.type,parentSchema:schema18.properties.trustProxyHeaders,data:data26};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema18.type,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
validate46.errors = vErrors;
return errors === 0;
}

const schema47 = {"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"type":"string","minLength":1}}};

function validate47(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema47.required,parentSchema:schema47,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "name")){
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
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(isShorter(data0, 1)){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema47.properties.name,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema47.properties.name.type,parentSchema:schema47.properties.name,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema47.type,parentSchema:schema47,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate47.errors = vErrors;
return errors === 0;
}

const schema48 = {"type":"object","additionalProperties":false,"required":["issuer","upstreamProviders"],"properties":{"issuer":{"type":"string","pattern":"^(https://[^\\s/?#]+|http://(localhost|127\\.0\\.0\\.1|\\[::1\\])(:[0-9]{1,5})?)(/[^\\s/?#]+)*$","x-form":"an https URL without query, fragment and slash at its end (plain http on this machine only)"},"authorizationEndpointBaseUrl":{"type":"string","pattern":"^(https://[^\\s/?#]+|http://(localhost|127\\.0\\.0\\.1|\\[::1\\])(:[0-9]{1,5})?)(/[^\\s/?#]+)*$","x-form":"an https URL without query, fragment and slash at its end (plain http on this machine only)"},"signingKeySecretRefs":{"type":"array","items":{"$ref":"../credentials/secret-key-ref.json"},"x-list":{"type":"atomic"},"maxItems":5},"hmacSecretRefs":{"type":"array","items":{"$ref":"../credentials/secret-key-ref.json"},"x-list":{"type":"atomic"}},"tokenLifespans":{"$ref":"./token-lifespan-config.json"},"upstreamProviders":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["name","type"],"properties":{"name":{"type":"string","minLength":1,"maxLength":63,"pattern":"^[a-z0-9]([a-z0-9-]*[a-z0-9])?$","x-form":"a name of lower-case letters, digits and \"-\" (no \"-\" at its ends)"},"type":{"type":"string","enum":["oidc","oauth2"]},"oidcConfig":{"type":"object","additionalProperties":false,"required":["issuerUrl","clientId"],"properties":{"issuerUrl":{"$ref":"../value/secure-web-address.json"},"clientId":{"type":"string","pattern":"^\\S(.*\\S)?$","x-form":"a string (not empty, without spaces around it)","minLength":1},"clientSecretRef":{"$ref":"../credentials/secret-key-ref.json"},"redirectUri":{"$ref":"../value/web-address.json"},"scopes":{"type":"array","items":{"type":"string","pattern":"^\\S(.*\\S)?$","x-form":"a string (not empty, without spaces around it)"},"x-list":{"type":"atomic"}},"userInfoOverride":{"$ref":"./user-info-config.json"}}},"oauth2Config":{"type":"object","additionalProperties":false,"required":["authorizationEndpoint","tokenEndpoint","userInfo","clientId"],"properties":{"authorizationEndpoint":{"$ref":"../value/web-address.json"},"tokenEndpoint":{"$ref":"../value/web-address.json"},"userInfo":{"$ref":"./user-info-config.json"},"clientId":{"type":"string","pattern":"^\\S(.*\\S)?$","x-form":"a string (not empty, without spaces around it)","minLength":1},"clientSecretRef":{"$ref":"../credentials/secret-key-ref.json"},"redirectUri":{"$ref":"../value/web-address.json"},"scopes":{"type":"array","items":{"type":"string","pattern":"^\\S(.*\\S)?$","x-form":"a string (not empty, without spaces around it)"},"x-list":{"type":"atomic"}},"tokenResponseMapping":{"$ref":"./token-response-mapping.json"}}}},"x-rule":[{"discriminator":{"property":"type","mapping":{"oidc":"oidcConfig","oauth2":"oauth2Config"}}}]},"x-list":{"type":"map","keys":["name"]},"minItems":1},"storage":{"type":"object","additionalProperties":false,"properties":{"type":{"type":"string","enum":["memory","redis"]},"redis":{"$ref":"./redis-storage-config.json"}},"x-rule":[{"discriminator":{"property":"type","mapping":{"memory":null,"redis":"redis"}}}]}}};
const pattern23 = new RegExp("^(https://[^\\s/?#]+|http://(localhost|127\\.0\\.0\\.1|\\[::1\\])(:[0-9]{1,5})?)(/[^\\s/?#]+)*$", "u");
const pattern24 = new RegExp("^[a-z0-9]([a-z0-9-]*[a-z0-9])?$", "u");
const schema49 = {"type":"object","additionalProperties":false,"properties":{"accessTokenLifespan":{"$ref":"../value/positive-duration.json"},"refreshTokenLifespan":{"$ref":"../value/positive-duration.json"},"authCodeLifespan":{"$ref":"../value/positive-duration.json"}}};

function validate48(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "accessTokenLifespan") || (key0 === "refreshTokenLifespan")) || (key0 === "authCodeLifespan"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.accessTokenLifespan !== undefined){
if(!(validate30(data.accessTokenLifespan, instancePath+"/accessTokenLifespan"))){
vErrors = vErrors === null ? validate30.errors : joined(vErrors, validate30.errors);
errors = vErrors.length;
}
}
if(data.refreshTokenLifespan !== undefined){
if(!(validate30(data.refreshTokenLifespan, instancePath+"/refreshTokenLifespan"))){
vErrors = vErrors === null ? validate30.errors : joined(vErrors, validate30.errors);
errors = vErrors.length;
}
}
if(data.authCodeLifespan !== undefined){
if(!(validate30(data.authCodeLifespan, instancePath+"/authCodeLifespan"))){
vErrors = vErrors === null ? validate30.errors : joined(vErrors, validate30.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema49.type,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate48.errors = vErrors;
return errors === 0;
}

const schema50 = {"type":"string","pattern":"^https://([^\\s/?#@]*@)?([^\\s/?#@:\\[\\]\\\\%<>^`{|}\"]+|\\[[0-9A-Fa-f:.]+\\])(:[0-9]{1,5})?([/?#][^\\s]*)?$","maxLength":2048,"x-form":"an absolute https URL","examples":["https://example.com/path"]};
const pattern25 = new RegExp("^https://([^\\s/?#@]*@)?([^\\s/?#@:\\[\\]\\\\%<>^`{|}\"]+|\\[[0-9A-Fa-f:.]+\\])(:[0-9]{1,5})?([/?#][^\\s]*)?$", "u");

function validate49(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(isLonger(data, 2048)){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern25.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{ pattern: "the form of an absolute https URL" },schema:"^https://([^\\s/?#@]*@)?([^\\s/?#@:\\[\\]\\\\%<>^`{|}\"]+|\\[[0-9A-Fa-f:.]+\\])(:[0-9]{1,5})?([/?#][^\\s]*)?$",parentSchema:schema50,data};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema50.type,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate49.errors = vErrors;
return errors === 0;
}

const schema51 = {"type":"object","additionalProperties":false,"required":["endpointUrl"],"properties":{"endpointUrl":{"$ref":"../value/web-address.json"},"httpMethod":{"type":"string","enum":["GET","POST"]},"additionalHeaders":{"type":"object","additionalProperties":{"type":"string"}},"fieldMapping":{"type":"object","additionalProperties":false,"properties":{"subjectFields":{"type":"array","items":{"type":"string"},"x-list":{"type":"atomic"}},"nameFields":{"type":"array","items":{"type":"string"},"x-list":{"type":"atomic"}},"emailFields":{"type":"array","items":{"type":"string"},"x-list":{"type":"atomic"}}}}}};

function validate50(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.endpointUrl === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "endpointUrl"},schema:schema51.required,parentSchema:schema51,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "endpointUrl") || (key0 === "httpMethod")) || (key0 === "additionalHeaders")) || (key0 === "fieldMapping"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema51,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.endpointUrl !== undefined){
if(!(validate6(data.endpointUrl, instancePath+"/endpointUrl"))){
vErrors = vErrors === null ? validate6.errors : joined(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data.httpMethod !== undefined){
let data1 = data.httpMethod;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/httpMethod",schemaPath:"#/properties/httpMethod/type",keyword:"type",params:{type: "string"},schema:schema51.properties.httpMethod.type,parentSchema:schema51.properties.httpMethod,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((data1 === "GET") || (data1 === "POST"))){
const err3 = {instancePath:instancePath+"/httpMethod",schemaPath:"#/properties/httpMethod/enum",keyword:"enum",params:{allowedValues: schema51.properties.httpMethod.enum},schema:schema51.properties.httpMethod.enum,parentSchema:schema51.properties.httpMethod,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.additionalHeaders !== undefined){
let data2 = data.additionalHeaders;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
let data3 = data2[key1];
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/additionalHeaders/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/additionalHeaders/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema51.properties.additionalHeaders.additionalProperties.type,parentSchema:schema51.properties.additionalHeaders.additionalProperties,data:data3};
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
const err5 = {instancePath:instancePath+"/additionalHeaders",schemaPath:"#/properties/additionalHeaders/type",keyword:"type",params:{type: "object"},schema:schema51.properties.additionalHeaders.type,parentSchema:schema51.properties.additionalHeaders,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.fieldMapping !== undefined){
let data4 = data.fieldMapping;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key2 in data4){
if(!(((key2 === "subjectFields") || (key2 === "nameFields")) || (key2 === "emailFields"))){
const err6 = {instancePath:instancePath+"/fieldMapping",schemaPath:"#/properties/fieldMapping/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema51.properties.fieldMapping,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data4.subjectFields !== undefined){
let data5 = data4.subjectFields;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 !== "string"){
const err7 = {instancePath:instancePath+"/fieldMapping/subjectFields/" + i0,schemaPath:"#/properties/fieldMapping/properties/subjectFields/items/type",keyword:"type",params:{type: "string"},schema:schema51.properties.fieldMapping.properties.subjectFields.items.type,parentSchema:schema51.properties.fieldMapping.properties.subjectFields.items,data:data6};
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
else {
const err8 = {instancePath:instancePath+"/fieldMapping/subjectFields",schemaPath:"#/properties/fieldMapping/properties/subjectFields/type",keyword:"type",params:{type: "array"},schema:schema51.properties.fieldMapping.properties.subjectFields.type,parentSchema:schema51.properties.fieldMapping.properties.subjectFields,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data4.nameFields !== undefined){
let data7 = data4.nameFields;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if(typeof data8 !== "string"){
const err9 = {instancePath:instancePath+"/fieldMapping/nameFields/" + i1,schemaPath:"#/properties/fieldMapping/properties/nameFields/items/type",keyword:"type",params:{type: "string"},schema:schema51.properties.fieldMapping.properties.nameFields.items.type,parentSchema:schema51.properties.fieldMapping.properties.nameFields.items,data:data8};
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
else {
const err10 = {instancePath:instancePath+"/fieldMapping/nameFields",schemaPath:"#/properties/fieldMapping/properties/nameFields/type",keyword:"type",params:{type: "array"},schema:schema51.properties.fieldMapping.properties.nameFields.type,parentSchema:schema51.properties.fieldMapping.properties.nameFields,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data4.emailFields !== undefined){
let data9 = data4.emailFields;
if(Array.isArray(data9)){
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
let data10 = data9[i2];
if(typeof data10 !== "string"){
const err11 = {instancePath:instancePath+"/fieldMapping/emailFields/" + i2,schemaPath:"#/properties/fieldMapping/properties/emailFields/items/type",keyword:"type",params:{type: "string"},schema:schema51.properties.fieldMapping.properties.emailFields.items.type,parentSchema:schema51.properties.fieldMapping.properties.emailFields.items,data:data10};
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
const err12 = {instancePath:instancePath+"/fieldMapping/emailFields",schemaPath:"#/properties/fieldMapping/properties/emailFields/type",keyword:"type",params:{type: "array"},schema:schema51.properties.fieldMapping.properties.emailFields.type,parentSchema:schema51.properties.fieldMapping.properties.emailFields,data:data9};
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
else {
const err13 = {instancePath:instancePath+"/fieldMapping",schemaPath:"#/properties/fieldMapping/type",keyword:"type",params:{type: "object"},schema:schema51.properties.fieldMapping.type,parentSchema:schema51.properties.fieldMapping,data:data4};
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
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema51.type,parentSchema:schema51,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate50.errors = vErrors;
return errors === 0;
}

const schema52 = {"type":"object","additionalProperties":false,"required":["accessTokenPath"],"properties":{"accessTokenPath":{"type":"string","minLength":1},"scopePath":{"type":"string"},"refreshTokenPath":{"type":"string"},"expiresInPath":{"type":"string"}}};

function validate51(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.accessTokenPath === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "accessTokenPath"},schema:schema52.required,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "accessTokenPath") || (key0 === "scopePath")) || (key0 === "refreshTokenPath")) || (key0 === "expiresInPath"))){
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
if(data.accessTokenPath !== undefined){
let data0 = data.accessTokenPath;
if(typeof data0 === "string"){
if(isShorter(data0, 1)){
const err2 = {instancePath:instancePath+"/accessTokenPath",schemaPath:"#/properties/accessTokenPath/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema52.properties.accessTokenPath,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/accessTokenPath",schemaPath:"#/properties/accessTokenPath/type",keyword:"type",params:{type: "string"},schema:schema52.properties.accessTokenPath.type,parentSchema:schema52.properties.accessTokenPath,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.scopePath !== undefined){
let data1 = data.scopePath;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/scopePath",schemaPath:"#/properties/scopePath/type",keyword:"type",params:{type: "string"},schema:schema52.properties.scopePath.type,parentSchema:schema52.properties.scopePath,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.refreshTokenPath !== undefined){
let data2 = data.refreshTokenPath;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/refreshTokenPath",schemaPath:"#/properties/refreshTokenPath/type",keyword:"type",params:{type: "string"},schema:schema52.properties.refreshTokenPath.type,parentSchema:schema52.properties.refreshTokenPath,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.expiresInPath !== undefined){
let data3 = data.expiresInPath;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/expiresInPath",schemaPath:"#/properties/expiresInPath/type",keyword:"type",params:{type: "string"},schema:schema52.properties.expiresInPath.type,parentSchema:schema52.properties.expiresInPath,data:data3};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema52.type,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate51.errors = vErrors;
return errors === 0;
}

const schema53 = {"type":"object","additionalProperties":false,"required":["sentinelConfig","aclUserConfig"],"properties":{"sentinelConfig":{"type":"object","additionalProperties":false,"required":["masterName"],"properties":{"masterName":{"type":"string","minLength":1},"sentinelAddrs":{"type":"array","items":{"type":"string","pattern":"^([A-Za-z0-9._-]+|\\[[0-9A-Fa-f:.]+\\]):[0-9]{1,5}$","x-form":"host:port"},"x-list":{"type":"set"},"minItems":1},"sentinelService":{"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"$ref":"../value/object-name.json"},"namespace":{"$ref":"../value/namespace-name.json"},"port":{"minimum":1,"maximum":65535,"type":"integer"}}},"db":{"minimum":0,"maximum":9007199254740991,"type":"integer"}},"x-rule":[{"exactlyOneOf":["sentinelAddrs","sentinelService"]}]},"aclUserConfig":{"type":"object","additionalProperties":false,"required":["usernameSecretRef","passwordSecretRef"],"properties":{"usernameSecretRef":{"$ref":"../credentials/secret-key-ref.json"},"passwordSecretRef":{"$ref":"../credentials/secret-key-ref.json"}}},"dialTimeout":{"$ref":"../value/positive-duration.json"},"readTimeout":{"$ref":"../value/positive-duration.json"},"writeTimeout":{"$ref":"../value/positive-duration.json"},"tls":{"$ref":"./redis-tls-config.json"},"sentinelTls":{"$ref":"./redis-tls-config.json"}}};
const pattern26 = new RegExp("^([A-Za-z0-9._-]+|\\[[0-9A-Fa-f:.]+\\]):[0-9]{1,5}$", "u");
const schema54 = {"type":"object","additionalProperties":false,"properties":{"insecureSkipVerify":{"type":"boolean"},"caCertSecretRef":{"$ref":"../credentials/secret-key-ref.json"}}};

function validate52(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "insecureSkipVerify") || (key0 === "caCertSecretRef"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema54,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.insecureSkipVerify !== undefined){
let data0 = data.insecureSkipVerify;
if(typeof data0 !== "boolean"){
const err1 = {instancePath:instancePath+"/insecureSkipVerify",schemaPath:"#/properties/insecureSkipVerify/type",keyword:"type",params:{type: "boolean"},schema:schema54.properties.insecureSkipVerify.type,parentSchema:schema54.properties.insecureSkipVerify,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.caCertSecretRef !== undefined){
if(!(validate11(data.caCertSecretRef, instancePath+"/caCertSecretRef"))){
vErrors = vErrors === null ? validate11.errors : joined(vErrors, validate11.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema54.type,parentSchema:schema54,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}


function validate53(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sentinelConfig === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sentinelConfig"},schema:schema53.required,parentSchema:schema53,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.aclUserConfig === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "aclUserConfig"},schema:schema53.required,parentSchema:schema53,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "sentinelConfig") || (key0 === "aclUserConfig")) || (key0 === "dialTimeout")) || (key0 === "readTimeout")) || (key0 === "writeTimeout")) || (key0 === "tls")) || (key0 === "sentinelTls"))){
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
if(data.sentinelConfig !== undefined){
let data0 = data.sentinelConfig;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.masterName === undefined){
const err3 = {instancePath:instancePath+"/sentinelConfig",schemaPath:"#/properties/sentinelConfig/required",keyword:"required",params:{missingProperty: "masterName"},schema:schema53.properties.sentinelConfig.required,parentSchema:schema53.properties.sentinelConfig,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key1 in data0){
if(!((((key1 === "masterName") || (key1 === "sentinelAddrs")) || (key1 === "sentinelService")) || (key1 === "db"))){
const err4 = {instancePath:instancePath+"/sentinelConfig",schemaPath:"#/properties/sentinelConfig/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema53.properties.sentinelConfig,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.masterName !== undefined){
let data1 = data0.masterName;
if(typeof data1 === "string"){
if(isShorter(data1, 1)){
const err5 = {instancePath:instancePath+"/sentinelConfig/masterName",schemaPath:"#/properties/sentinelConfig/properties/masterName/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema53.properties.sentinelConfig.properties.masterName,data:data1};
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
const err6 = {instancePath:instancePath+"/sentinelConfig/masterName",schemaPath:"#/properties/sentinelConfig/properties/masterName/type",keyword:"type",params:{type: "string"},schema:schema53.properties.sentinelConfig.properties.masterName.type,parentSchema:schema53.properties.sentinelConfig.properties.masterName,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.sentinelAddrs !== undefined){
let data2 = data0.sentinelAddrs;
if(Array.isArray(data2)){
if(data2.length < 1){
const err7 = {instancePath:instancePath+"/sentinelConfig/sentinelAddrs",schemaPath:"#/properties/sentinelConfig/properties/sentinelAddrs/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema53.properties.sentinelConfig.properties.sentinelAddrs,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(!pattern26.test(data3)){
const err8 = {instancePath:instancePath+"/sentinelConfig/sentinelAddrs/" + i0,schemaPath:"#/properties/sentinelConfig/properties/sentinelAddrs/items/pattern",keyword:"pattern",params:{ pattern: "the form of host:port" },schema:"^([A-Za-z0-9._-]+|\\[[0-9A-Fa-f:.]+\\]):[0-9]{1,5}$",parentSchema:schema53.properties.sentinelConfig.properties.sentinelAddrs.items,data:data3};
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
const err9 = {instancePath:instancePath+"/sentinelConfig/sentinelAddrs/" + i0,schemaPath:"#/properties/sentinelConfig/properties/sentinelAddrs/items/type",keyword:"type",params:{type: "string"},schema:schema53.properties.sentinelConfig.properties.sentinelAddrs.items.type,parentSchema:schema53.properties.sentinelConfig.properties.sentinelAddrs.items,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
let twice0;
if (data2.length > 1) { const seen = new Map(); data2.forEach((item, index) => { const identity = typeof item === "string" ? "=" + item : JSON.stringify([item]); if (seen.has(identity)) twice0 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice0 !== undefined){
const err10 = {instancePath:instancePath+"/sentinelConfig/sentinelAddrs",schemaPath:"#/properties/sentinelConfig/properties/sentinelAddrs/x-list",keyword:"x-list",params:{ first: twice0[0], second: twice0[1], keys: [] },schema:schema53.properties.sentinelConfig.properties.sentinelAddrs["x-list"],parentSchema:schema53.properties.sentinelConfig.properties.sentinelAddrs,data:data2};
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
const err11 = {instancePath:instancePath+"/sentinelConfig/sentinelAddrs",schemaPath:"#/properties/sentinelConfig/properties/sentinelAddrs/type",keyword:"type",params:{type: "array"},schema:schema53.properties.sentinelConfig.properties.sentinelAddrs.type,parentSchema:schema53.properties.sentinelConfig.properties.sentinelAddrs,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data0.sentinelService !== undefined){
let data4 = data0.sentinelService;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.name === undefined){
const err12 = {instancePath:instancePath+"/sentinelConfig/sentinelService",schemaPath:"#/properties/sentinelConfig/properties/sentinelService/required",keyword:"required",params:{missingProperty: "name"},schema:schema53.properties.sentinelConfig.properties.sentinelService.required,parentSchema:schema53.properties.sentinelConfig.properties.sentinelService,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key2 in data4){
if(!(((key2 === "name") || (key2 === "namespace")) || (key2 === "port"))){
const err13 = {instancePath:instancePath+"/sentinelConfig/sentinelService",schemaPath:"#/properties/sentinelConfig/properties/sentinelService/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema53.properties.sentinelConfig.properties.sentinelService,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data4.name !== undefined){
if(!(validate1(data4.name, instancePath+"/sentinelConfig/sentinelService/name"))){
vErrors = vErrors === null ? validate1.errors : joined(vErrors, validate1.errors);
errors = vErrors.length;
}
}
if(data4.namespace !== undefined){
if(!(validate2(data4.namespace, instancePath+"/sentinelConfig/sentinelService/namespace"))){
vErrors = vErrors === null ? validate2.errors : joined(vErrors, validate2.errors);
errors = vErrors.length;
}
}
if(data4.port !== undefined){
let data7 = data4.port;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err14 = {instancePath:instancePath+"/sentinelConfig/sentinelService/port",schemaPath:"#/properties/sentinelConfig/properties/sentinelService/properties/port/type",keyword:"type",params:{type: "integer"},schema:schema53.properties.sentinelConfig.properties.sentinelService.properties.port.type,parentSchema:schema53.properties.sentinelConfig.properties.sentinelService.properties.port,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 65535 || isNaN(data7)){
const err15 = {instancePath:instancePath+"/sentinelConfig/sentinelService/port",schemaPath:"#/properties/sentinelConfig/properties/sentinelService/properties/port/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535},schema:65535,parentSchema:schema53.properties.sentinelConfig.properties.sentinelService.properties.port,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err16 = {instancePath:instancePath+"/sentinelConfig/sentinelService/port",schemaPath:"#/properties/sentinelConfig/properties/sentinelService/properties/port/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema53.properties.sentinelConfig.properties.sentinelService.properties.port,data:data7};
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
}
else {
const err17 = {instancePath:instancePath+"/sentinelConfig/sentinelService",schemaPath:"#/properties/sentinelConfig/properties/sentinelService/type",keyword:"type",params:{type: "object"},schema:schema53.properties.sentinelConfig.properties.sentinelService.type,parentSchema:schema53.properties.sentinelConfig.properties.sentinelService,data:data4};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data0.db !== undefined){
let data8 = data0.db;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err18 = {instancePath:instancePath+"/sentinelConfig/db",schemaPath:"#/properties/sentinelConfig/properties/db/type",keyword:"type",params:{type: "integer"},schema:schema53.properties.sentinelConfig.properties.db.type,parentSchema:schema53.properties.sentinelConfig.properties.db,data:data8};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 9007199254740991 || isNaN(data8)){
const err19 = {instancePath:instancePath+"/sentinelConfig/db",schemaPath:"#/properties/sentinelConfig/properties/db/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema53.properties.sentinelConfig.properties.db,data:data8};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err20 = {instancePath:instancePath+"/sentinelConfig/db",schemaPath:"#/properties/sentinelConfig/properties/db/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema53.properties.sentinelConfig.properties.db,data:data8};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if((data0.sentinelAddrs !== undefined ? 1 : 0) + (data0.sentinelService !== undefined ? 1 : 0) !== 1){
const err21 = {instancePath:instancePath+"/sentinelConfig",schemaPath:"#/properties/sentinelConfig/x-rule",keyword:"x-rule",params:{ rule: "exactlyOneOf", detail: { fields: ["sentinelAddrs", "sentinelService"] } },schema:schema53.properties.sentinelConfig["x-rule"],parentSchema:schema53.properties.sentinelConfig,data:data0};
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
const err22 = {instancePath:instancePath+"/sentinelConfig",schemaPath:"#/properties/sentinelConfig/type",keyword:"type",params:{type: "object"},schema:schema53.properties.sentinelConfig.type,parentSchema:schema53.properties.sentinelConfig,data:data0};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.aclUserConfig !== undefined){
let data9 = data.aclUserConfig;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.usernameSecretRef === undefined){
const err23 = {instancePath:instancePath+"/aclUserConfig",schemaPath:"#/properties/aclUserConfig/required",keyword:"required",params:{missingProperty: "usernameSecretRef"},schema:schema53.properties.aclUserConfig.required,parentSchema:schema53.properties.aclUserConfig,data:data9};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data9.passwordSecretRef === undefined){
const err24 = {instancePath:instancePath+"/aclUserConfig",schemaPath:"#/properties/aclUserConfig/required",keyword:"required",params:{missingProperty: "passwordSecretRef"},schema:schema53.properties.aclUserConfig.required,parentSchema:schema53.properties.aclUserConfig,data:data9};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
for(const key3 in data9){
if(!((key3 === "usernameSecretRef") || (key3 === "passwordSecretRef"))){
const err25 = {instancePath:instancePath+"/aclUserConfig",schemaPath:"#/properties/aclUserConfig/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},schema:false,parentSchema:schema53.properties.aclUserConfig,data:data9};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data9.usernameSecretRef !== undefined){
if(!(validate11(data9.usernameSecretRef, instancePath+"/aclUserConfig/usernameSecretRef"))){
vErrors = vErrors === null ? validate11.errors : joined(vErrors, validate11.errors);
errors = vErrors.length;
}
}
if(data9.passwordSecretRef !== undefined){
if(!(validate11(data9.passwordSecretRef, instancePath+"/aclUserConfig/passwordSecretRef"))){
vErrors = vErrors === null ? validate11.errors : joined(vErrors, validate11.errors);
errors = vErrors.length;
}
}
}
else {
const err26 = {instancePath:instancePath+"/aclUserConfig",schemaPath:"#/properties/aclUserConfig/type",keyword:"type",params:{type: "object"},schema:schema53.properties.aclUserConfig.type,parentSchema:schema53.properties.aclUserConfig,data:data9};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.dialTimeout !== undefined){
if(!(validate30(data.dialTimeout, instancePath+"/dialTimeout"))){
vErrors = vErrors === null ? validate30.errors : joined(vErrors, validate30.errors);
errors = vErrors.length;
}
}
if(data.readTimeout !== undefined){
if(!(validate30(data.readTimeout, instancePath+"/readTimeout"))){
vErrors = vErrors === null ? validate30.errors : joined(vErrors, validate30.errors);
errors = vErrors.length;
}
}
if(data.writeTimeout !== undefined){
if(!(validate30(data.writeTimeout, instancePath+"/writeTimeout"))){
vErrors = vErrors === null ? validate30.errors : joined(vErrors, validate30.errors);
errors = vErrors.length;
}
}
if(data.tls !== undefined){
if(!(validate52(data.tls, instancePath+"/tls"))){
vErrors = vErrors === null ? validate52.errors : joined(vErrors, validate52.errors);
errors = vErrors.length;
}
}
if(data.sentinelTls !== undefined){
if(!(validate52(data.sentinelTls, instancePath+"/sentinelTls"))){
vErrors = vErrors === null ? validate52.errors : joined(vErrors, validate52.errors);
errors = vErrors.length;
}
}
}
else {
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema53.type,parentSchema:schema53,data};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}


function validate54(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.issuer === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "issuer"},schema:schema48.required,parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.upstreamProviders === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "upstreamProviders"},schema:schema48.required,parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "issuer") || (key0 === "authorizationEndpointBaseUrl")) || (key0 === "signingKeySecretRefs")) || (key0 === "hmacSecretRefs")) || (key0 === "tokenLifespans")) || (key0 === "upstreamProviders")) || (key0 === "storage"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.issuer !== undefined){
let data0 = data.issuer;
if(typeof data0 === "string"){
if(!pattern23.test(data0)){
const err3 = {instancePath:instancePath+"/issuer",schemaPath:"#/properties/issuer/pattern",keyword:"pattern",params:{ pattern: "the form of an https URL without query, fragment and slash at its end (plain http on this machine only)" },schema:"^(https://[^\\s/?#]+|http://(localhost|127\\.0\\.0\\.1|\\[::1\\])(:[0-9]{1,5})?)(/[^\\s/?#]+)*$",parentSchema:schema48.properties.issuer,data:data0};
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
const err4 = {instancePath:instancePath+"/issuer",schemaPath:"#/properties/issuer/type",keyword:"type",params:{type: "string"},schema:schema48.properties.issuer.type,parentSchema:schema48.properties.issuer,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.authorizationEndpointBaseUrl !== undefined){
let data1 = data.authorizationEndpointBaseUrl;
if(typeof data1 === "string"){
if(!pattern23.test(data1)){
const err5 = {instancePath:instancePath+"/authorizationEndpointBaseUrl",schemaPath:"#/properties/authorizationEndpointBaseUrl/pattern",keyword:"pattern",params:{ pattern: "the form of an https URL without query, fragment and slash at its end (plain http on this machine only)" },schema:"^(https://[^\\s/?#]+|http://(localhost|127\\.0\\.0\\.1|\\[::1\\])(:[0-9]{1,5})?)(/[^\\s/?#]+)*$",parentSchema:schema48.properties.authorizationEndpointBaseUrl,data:data1};
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
const err6 = {instancePath:instancePath+"/authorizationEndpointBaseUrl",schemaPath:"#/properties/authorizationEndpointBaseUrl/type",keyword:"type",params:{type: "string"},schema:schema48.properties.authorizationEndpointBaseUrl.type,parentSchema:schema48.properties.authorizationEndpointBaseUrl,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.signingKeySecretRefs !== undefined){
let data2 = data.signingKeySecretRefs;
if(Array.isArray(data2)){
if(data2.length > 5){
const err7 = {instancePath:instancePath+"/signingKeySecretRefs",schemaPath:"#/properties/signingKeySecretRefs/maxItems",keyword:"maxItems",params:{limit: 5},schema:5,parentSchema:schema48.properties.signingKeySecretRefs,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate11(data2[i0], instancePath+"/signingKeySecretRefs/" + i0))){
vErrors = vErrors === null ? validate11.errors : joined(vErrors, validate11.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/signingKeySecretRefs",schemaPath:"#/properties/signingKeySecretRefs/type",keyword:"type",params:{type: "array"},schema:schema48.properties.signingKeySecretRefs.type,parentSchema:schema48.properties.signingKeySecretRefs,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.hmacSecretRefs !== undefined){
let data4 = data.hmacSecretRefs;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(!(validate11(data4[i1], instancePath+"/hmacSecretRefs/" + i1))){
vErrors = vErrors === null ? validate11.errors : joined(vErrors, validate11.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/hmacSecretRefs",schemaPath:"#/properties/hmacSecretRefs/type",keyword:"type",params:{type: "array"},schema:schema48.properties.hmacSecretRefs.type,parentSchema:schema48.properties.hmacSecretRefs,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.tokenLifespans !== undefined){
if(!(validate48(data.tokenLifespans, instancePath+"/tokenLifespans"))){
vErrors = vErrors === null ? validate48.errors : joined(vErrors, validate48.errors);
errors = vErrors.length;
}
}
if(data.upstreamProviders !== undefined){
let data7 = data.upstreamProviders;
if(Array.isArray(data7)){
if(data7.length < 1){
const err10 = {instancePath:instancePath+"/upstreamProviders",schemaPath:"#/properties/upstreamProviders/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema48.properties.upstreamProviders,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
let data8 = data7[i2];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.name === undefined){
const err11 = {instancePath:instancePath+"/upstreamProviders/" + i2,schemaPath:"#/properties/upstreamProviders/items/required",keyword:"required",params:{missingProperty: "name"},schema:schema48.properties.upstreamProviders.items.required,parentSchema:schema48.properties.upstreamProviders.items,data:data8};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data8.type === undefined){
const err12 = {instancePath:instancePath+"/upstreamProviders/" + i2,schemaPath:"#/properties/upstreamProviders/items/required",keyword:"required",params:{missingProperty: "type"},schema:schema48.properties.upstreamProviders.items.required,parentSchema:schema48.properties.upstreamProviders.items,data:data8};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key1 in data8){
if(!((((key1 === "name") || (key1 === "type")) || (key1 === "oidcConfig")) || (key1 === "oauth2Config"))){
const err13 = {instancePath:instancePath+"/upstreamProviders/" + i2,schemaPath:"#/properties/upstreamProviders/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema48.properties.upstreamProviders.items,data:data8};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data8.name !== undefined){
let data9 = data8.name;
if(typeof data9 === "string"){
if(isLonger(data9, 63)){
const err14 = {instancePath:instancePath+"/upstreamProviders/" + i2+"/name",schemaPath:"#/properties/upstreamProviders/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 63},schema:63,parentSchema:schema48.properties.upstreamProviders.items.properties.name,data:data9};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(isShorter(data9, 1)){
const err15 = {instancePath:instancePath+"/upstreamProviders/" + i2+"/name",schemaPath:"#/properties/upstreamProviders/items/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema48.properties.upstreamProviders.items.properties.name,data:data9};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!pattern24.test(data9)){
const err16 = {instancePath:instancePath+"/upstreamProviders/" + i2+"/name",schemaPath:"#/properties/upstreamProviders/items/properties/name/pattern",keyword:"pattern",params:{ pattern: "the form of a name of lower-case letters, digits and \"-\" (no \"-\" at its ends)" },schema:"^[a-z0-9]([a-z0-9-]*[a-z0-9])?$",parentSchema:schema48.properties.upstreamProviders.items.properties.name,data:data9};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/upstreamProviders/" + i2+"/name",schemaPath:"#/properties/upstreamProviders/items/properties/name/type",keyword:"type",params:{type: "string"},schema:schema48.properties.upstreamProviders.items.properties.name.type,parentSchema:schema48.properties.upstreamProviders.items.properties.name,data:data9};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data8.type !== undefined){
let data10 = data8.type;
if(typeof data10 !== "string"){
const err18 = {instancePath:instancePath+"/upstreamProviders/" + i2+"/type",schemaPath:"#/properties/upstreamProviders/items/properties/type/type",keyword:"type",params:{type: "string"},schema:schema48.properties.upstreamProviders.items.properties.type.type,parentSchema:schema48.properties.upstreamProviders.items.properties.type,data:data10};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!((data10 === "oidc") || (data10 === "oauth2"))){
const err19 = {instancePath:instancePath+"/upstreamProviders/" + i2+"/type",schemaPath:"#/properties/upstreamProviders/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema48.properties.upstreamProviders.items.properties.type.enum},schema:schema48.properties.upstreamProviders.items.properties.type.enum,parentSchema:schema48.properties.upstreamProviders.items.properties.type,data:data10};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data8.oidcConfig !== undefined){
let data11 = data8.oidcConfig;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.issuerUrl === undefined){
const err20 = {instancePath:instancePath+"/upstreamProviders/" + i2+"/oidcConfig",schemaPath:"#/properties/upstreamProviders/items/properties/oidcConfig/required",keyword:"required",params:{missingProperty: "issuerUrl"},schema:schema48.properties.upstreamProviders.items.properties.oidcConfig.required,parentSchema:schema48.properties.upstreamProviders.items.properties.oidcConfig,data:data11};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data11.clientId === undefined){
const err21 = {instancePath:instancePath+"/upstreamProviders/" + i2+"/oidcConfig",schemaPath:"#/properties/upstreamProviders/items/properties/oidcConfig/required",keyword:"required",params:{missingProperty: "clientId"},schema:schema48.properties.upstreamProviders.items.properties.oidcConfig.required,parentSchema:schema48.properties.upstreamProviders.items.properties.oidcConfig,data:data11};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
for(const key2 in data11){
if(!((((((key2 === "issuerUrl") || (key2 === "clientId")) || (key2 === "clientSecretRef")) || (key2 === "redirectUri")) || (key2 === "scopes")) || (key2 === "userInfoOverride"))){
const err22 = {instancePath:instancePath+"/upstreamProviders/" + i2+"/oidcConfig",schemaPath:"#/properties/upstreamProviders/items/properties/oidcConfig/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema48.properties.upstreamProviders.items.properties.oidcConfig,data:data11};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data11.issuerUrl !== undefined){
if(!(validate49(data11.issuerUrl, instancePath+"/upstreamProviders/" + i2+"/oidcConfig/issuerUrl"))){
vErrors = vErrors === null ? validate49.errors : joined(vErrors, validate49.errors);
errors = vErrors.length;
}
}
if(data11.clientId !== undefined){
let data13 = data11.clientId;
if(typeof data13 === "string"){
if(isShorter(data13, 1)){
const err23 = {instancePath:instancePath+"/upstreamProviders/" + i2+"/oidcConfig/clientId",schemaPath:"#/properties/upstreamProviders/items/properties/oidcConfig/properties/clientId/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema48.properties.upstreamProviders.items.properties.oidcConfig.properties.clientId,data:data13};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!pattern10.test(data13)){
const err24 = {instancePath:instancePath+"/upstreamProviders/" + i2+"/oidcConfig/clientId",schemaPath:"#/properties/upstreamProviders/items/properties/oidcConfig/properties/clientId/pattern",keyword:"pattern",params:{ pattern: "the form of a string (not empty, without spaces around it)" },schema:"^\\S(.*\\S)?$",parentSchema:schema48.properties.upstreamProviders.items.properties.oidcConfig.properties.clientId,data:data13};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/upstreamProviders/" + i2+"/oidcConfig/clientId",schemaPath:"#/properties/upstreamProviders/items/properties/oidcConfig/properties/clientId/type",keyword:"type",params:{type: "string"},schema:schema48.properties.upstreamProviders.items.properties.oidcConfig.properties.clientId.type,parentSchema:schema48.properties.upstreamProviders.items.properties.oidcConfig.properties.clientId,data:data13};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data11.clientSecretRef !== undefined){
if(!(validate11(data11.clientSecretRef, instancePath+"/upstreamProviders/" + i2+"/oidcConfig/clientSecretRef"))){
vErrors = vErrors === null ? validate11.errors : joined(vErrors, validate11.errors);
errors = vErrors.length;
}
}
if(data11.redirectUri !== undefined){
if(!(validate6(data11.redirectUri, instancePath+"/upstreamProviders/" + i2+"/oidcConfig/redirectUri"))){
vErrors = vErrors === null ? validate6.errors : joined(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data11.scopes !== undefined){
let data16 = data11.scopes;
if(Array.isArray(data16)){
const len3 = data16.length;
for(let i3=0; i3<len3; i3++){
let data17 = data16[i3];
if(typeof data17 === "string"){
if(!pattern10.test(data17)){
const err26 = {instancePath:instancePath+"/upstreamProviders/" + i2+"/oidcConfig/scopes/" + i3,schemaPath:"#/properties/upstreamProviders/items/properties/oidcConfig/properties/scopes/items/pattern",keyword:"pattern",params:{ pattern: "the form of a string (not empty, without spaces around it)" },schema:"^\\S(.*\\S)?$",parentSchema:schema48.properties.upstreamProviders.items.properties.oidcConfig.properties.scopes.items,data:data17};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/upstreamProviders/" + i2+"/oidcConfig/scopes/" + i3,schemaPath:"#/properties/upstreamProviders/items/properties/oidcConfig/properties/scopes/items/type",keyword:"type",params:{type: "string"},schema:schema48.properties.upstreamProviders.items.properties.oidcConfig.properties.scopes.items.type,parentSchema:schema48.properties.upstreamProviders.items.properties.oidcConfig.properties.scopes.items,data:data17};
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
const err28 = {instancePath:instancePath+"/upstreamProviders/" + i2+"/oidcConfig/scopes",schemaPath:"#/properties/upstreamProviders/items/properties/oidcConfig/properties/scopes/type",keyword:"type",params:{type: "array"},schema:schema48.properties.upstreamProviders.items.properties.oidcConfig.properties.scopes.type,parentSchema:schema48.properties.upstreamProviders.items.properties.oidcConfig.properties.scopes,data:data16};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data11.userInfoOverride !== undefined){
if(!(validate50(data11.userInfoOverride, instancePath+"/upstreamProviders/" + i2+"/oidcConfig/userInfoOverride"))){
vErrors = vErrors === null ? validate50.errors : joined(vErrors, validate50.errors);
errors = vErrors.length;
}
}
}
else {
const err29 = {instancePath:instancePath+"/upstreamProviders/" + i2+"/oidcConfig",schemaPath:"#/properties/upstreamProviders/items/properties/oidcConfig/type",keyword:"type",params:{type: "object"},schema:schema48.properties.upstreamProviders.items.properties.oidcConfig.type,parentSchema:schema48.properties.upstreamProviders.items.properties.oidcConfig,data:data11};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data8.oauth2Config !== undefined){
let data19 = data8.oauth2Config;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.authorizationEndpoint === undefined){
const err30 = {instancePath:instancePath+"/upstreamProviders/" + i2+"/oauth2Config",schemaPath:"#/properties/upstreamProviders/items/properties/oauth2Config/required",keyword:"required",params:{missingProperty: "authorizationEndpoint"},schema:schema48.properties.upstreamProviders.items.properties.oauth2Config.required,parentSchema:schema48.properties.upstreamProviders.items.properties.oauth2Config,data:data19};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data19.tokenEndpoint === undefined){
const err31 = {instancePath:instancePath+"/upstreamProviders/" + i2+"/oauth2Config",schemaPath:"#/properties/upstreamProviders/items/properties/oauth2Config/required",keyword:"required",params:{missingProperty: "tokenEndpoint"},schema:schema48.properties.upstreamProviders.items.properties.oauth2Config.required,parentSchema:schema48.properties.upstreamProviders.items.properties.oauth2Config,data:data19};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data19.userInfo === undefined){
const err32 = {instancePath:instancePath+"/upstreamProviders/" + i2+"/oauth2Config",schemaPath:"#/properties/upstreamProviders/items/properties/oauth2Config/required",keyword:"required",params:{missingProperty: "userInfo"},schema:schema48.properties.upstreamProviders.items.properties.oauth2Config.required,parentSchema:schema48.properties.upstreamProviders.items.properties.oauth2Config,data:data19};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data19.clientId === undefined){
const err33 = {instancePath:instancePath+"/upstreamProviders/" + i2+"/oauth2Config",schemaPath:"#/properties/upstreamProviders/items/properties/oauth2Config/required",keyword:"required",params:{missingProperty: "clientId"},schema:schema48.properties.upstreamProviders.items.properties.oauth2Config.required,parentSchema:schema48.properties.upstreamProviders.items.properties.oauth2Config,data:data19};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
for(const key3 in data19){
if(!((((((((key3 === "authorizationEndpoint") || (key3 === "tokenEndpoint")) || (key3 === "userInfo")) || (key3 === "clientId")) || (key3 === "clientSecretRef")) || (key3 === "redirectUri")) || (key3 === "scopes")) || (key3 === "tokenResponseMapping"))){
const err34 = {instancePath:instancePath+"/upstreamProviders/" + i2+"/oauth2Config",schemaPath:"#/properties/upstreamProviders/items/properties/oauth2Config/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},schema:false,parentSchema:schema48.properties.upstreamProviders.items.properties.oauth2Config,data:data19};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data19.authorizationEndpoint !== undefined){
if(!(validate6(data19.authorizationEndpoint, instancePath+"/upstreamProviders/" + i2+"/oauth2Config/authorizationEndpoint"))){
vErrors = vErrors === null ? validate6.errors : joined(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data19.tokenEndpoint !== undefined){
if(!(validate6(data19.tokenEndpoint, instancePath+"/upstreamProviders/" + i2+"/oauth2Config/tokenEndpoint"))){
vErrors = vErrors === null ? validate6.errors : joined(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data19.userInfo !== undefined){
if(!(validate50(data19.userInfo, instancePath+"/upstreamProviders/" + i2+"/oauth2Config/userInfo"))){
vErrors = vErrors === null ? validate50.errors : joined(vErrors, validate50.errors);
errors = vErrors.length;
}
}
if(data19.clientId !== undefined){
let data23 = data19.clientId;
if(typeof data23 === "string"){
if(isShorter(data23, 1)){
const err35 = {instancePath:instancePath+"/upstreamProviders/" + i2+"/oauth2Config/clientId",schemaPath:"#/properties/upstreamProviders/items/properties/oauth2Config/properties/clientId/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema48.properties.upstreamProviders.items.properties.oauth2Config.properties.clientId,data:data23};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(!pattern10.test(data23)){
const err36 = {instancePath:instancePath+"/upstreamProviders/" + i2+"/oauth2Config/clientId",schemaPath:"#/properties/upstreamProviders/items/properties/oauth2Config/properties/clientId/pattern",keyword:"pattern",params:{ pattern: "the form of a string (not empty, without spaces around it)" },schema:"^\\S(.*\\S)?$",parentSchema:schema48.properties.upstreamProviders.items.properties.oauth2Config.properties.clientId,data:data23};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/upstreamProviders/" + i2+"/oauth2Config/clientId",schemaPath:"#/properties/upstreamProviders/items/properties/oauth2Config/properties/clientId/type",keyword:"type",params:{type: "string"},schema:schema48.properties.upstreamProviders.items.properties.oauth2Config.properties.clientId.type,parentSchema:schema48.properties.upstreamProviders.items.properties.oauth2Config.properties.clientId,data:data23};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data19.clientSecretRef !== undefined){
if(!(validate11(data19.clientSecretRef, instancePath+"/upstreamProviders/" + i2+"/oauth2Config/clientSecretRef"))){
vErrors = vErrors === null ? validate11.errors : joined(vErrors, validate11.errors);
errors = vErrors.length;
}
}
if(data19.redirectUri !== undefined){
if(!(validate6(data19.redirectUri, instancePath+"/upstreamProviders/" + i2+"/oauth2Config/redirectUri"))){
vErrors = vErrors === null ? validate6.errors : joined(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data19.scopes !== undefined){
let data26 = data19.scopes;
if(Array.isArray(data26)){
const len4 = data26.length;
for(let i4=0; i4<len4; i4++){
let data27 = data26[i4];
if(typeof data27 === "string"){
if(!pattern10.test(data27)){
const err38 = {instancePath:instancePath+"/upstreamProviders/" + i2+"/oauth2Config/scopes/" + i4,schemaPath:"#/properties/upstreamProviders/items/properties/oauth2Config/properties/scopes/items/pattern",keyword:"pattern",params:{ pattern: "the form of a string (not empty, without spaces around it)" },schema:"^\\S(.*\\S)?$",parentSchema:schema48.properties.upstreamProviders.items.properties.oauth2Config.properties.scopes.items,data:data27};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/upstreamProviders/" + i2+"/oauth2Config/scopes/" + i4,schemaPath:"#/properties/upstreamProviders/items/properties/oauth2Config/properties/scopes/items/type",keyword:"type",params:{type: "string"},schema:schema48.properties.upstreamProviders.items.properties.oauth2Config.properties.scopes.items.type,parentSchema:schema48.properties.upstreamProviders.items.properties.oauth2Config.properties.scopes.items,data:data27};
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
else {
const err40 = {instancePath:instancePath+"/upstreamProviders/" + i2+"/oauth2Config/scopes",schemaPath:"#/properties/upstreamProviders/items/properties/oauth2Config/properties/scopes/type",keyword:"type",params:{type: "array"},schema:schema48.properties.upstreamProviders.items.properties.oauth2Config.properties.scopes.type,parentSchema:schema48.properties.upstreamProviders.items.properties.oauth2Config.properties.scopes,data:data26};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data19.tokenResponseMapping !== undefined){
if(!(validate51(data19.tokenResponseMapping, instancePath+"/upstreamProviders/" + i2+"/oauth2Config/tokenResponseMapping"))){
vErrors = vErrors === null ? validate51.errors : joined(vErrors, validate51.errors);
errors = vErrors.length;
}
}
}
else {
const err41 = {instancePath:instancePath+"/upstreamProviders/" + i2+"/oauth2Config",schemaPath:"#/properties/upstreamProviders/items/properties/oauth2Config/type",keyword:"type",params:{type: "object"},schema:schema48.properties.upstreamProviders.items.properties.oauth2Config.type,parentSchema:schema48.properties.upstreamProviders.items.properties.oauth2Config,data:data19};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if((data8.type === "oidc") && (data8.oidcConfig === undefined)){
const err42 = {instancePath:instancePath+"/upstreamProviders/" + i2,schemaPath:"#/properties/upstreamProviders/items/x-rule",keyword:"x-rule",params:{ rule: "discriminator", detail: { property: "type", value: "oidc", missing: "oidcConfig" } },schema:schema48.properties.upstreamProviders.items["x-rule"],parentSchema:schema48.properties.upstreamProviders.items,data:data8};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if((data8.type === "oauth2") && (data8.oauth2Config === undefined)){
const err43 = {instancePath:instancePath+"/upstreamProviders/" + i2,schemaPath:"#/properties/upstreamProviders/items/x-rule",keyword:"x-rule",params:{ rule: "discriminator", detail: { property: "type", value: "oauth2", missing: "oauth2Config" } },schema:schema48.properties.upstreamProviders.items["x-rule"],parentSchema:schema48.properties.upstreamProviders.items,data:data8};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if((data8.oidcConfig !== undefined) && (data8.type === "oauth2")){
const err44 = {instancePath:instancePath+"/upstreamProviders/" + i2,schemaPath:"#/properties/upstreamProviders/items/x-rule",keyword:"x-rule",params:{ rule: "discriminator", detail: { property: "type", value: data8.type ?? null, foreign: "oidcConfig", owners: ["oidc"] } },schema:schema48.properties.upstreamProviders.items["x-rule"],parentSchema:schema48.properties.upstreamProviders.items,data:data8};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if((data8.oauth2Config !== undefined) && (data8.type === "oidc")){
const err45 = {instancePath:instancePath+"/upstreamProviders/" + i2,schemaPath:"#/properties/upstreamProviders/items/x-rule",keyword:"x-rule",params:{ rule: "discriminator", detail: { property: "type", value: data8.type ?? null, foreign: "oauth2Config", owners: ["oauth2"] } },schema:schema48.properties.upstreamProviders.items["x-rule"],parentSchema:schema48.properties.upstreamProviders.items,data:data8};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/upstreamProviders/" + i2,schemaPath:"#/properties/upstreamProviders/items/type",keyword:"type",params:{type: "object"},schema:schema48.properties.upstreamProviders.items.type,parentSchema:schema48.properties.upstreamProviders.items,data:data8};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
let twice0;
if (data7.length > 1) { const seen = new Map(); data7.forEach((item, index) => { const identity = typeof item?.["name"] === "string" ? "=" + item?.["name"] : JSON.stringify([item?.["name"]]); if (seen.has(identity)) twice0 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice0 !== undefined){
const err47 = {instancePath:instancePath+"/upstreamProviders",schemaPath:"#/properties/upstreamProviders/x-list",keyword:"x-list",params:{ first: twice0[0], second: twice0[1], keys: ["name"] },schema:schema48.properties.upstreamProviders["x-list"],parentSchema:schema48.properties.upstreamProviders,data:data7};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
else {
const err48 = {instancePath:instancePath+"/upstreamProviders",schemaPath:"#/properties/upstreamProviders/type",keyword:"type",params:{type: "array"},schema:schema48.properties.upstreamProviders.type,parentSchema:schema48.properties.upstreamProviders,data:data7};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.storage !== undefined){
let data29 = data.storage;
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
for(const key4 in data29){
if(!((key4 === "type") || (key4 === "redis"))){
const err49 = {instancePath:instancePath+"/storage",schemaPath:"#/properties/storage/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},schema:false,parentSchema:schema48.properties.storage,data:data29};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data29.type !== undefined){
let data30 = data29.type;
if(typeof data30 !== "string"){
const err50 = {instancePath:instancePath+"/storage/type",schemaPath:"#/properties/storage/properties/type/type",keyword:"type",params:{type: "string"},schema:schema48.properties.storage.properties.type.type,parentSchema:schema48.properties.storage.properties.type,data:data30};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(!((data30 === "memory") || (data30 === "redis"))){
const err51 = {instancePath:instancePath+"/storage/type",schemaPath:"#/properties/storage/properties/type/enum",keyword:"enum",params:{allowedValues: schema48.properties.storage.properties.type.enum},schema:schema48.properties.storage.properties.type.enum,parentSchema:schema48.properties.storage.properties.type,data:data30};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data29.redis !== undefined){
if(!(validate53(data29.redis, instancePath+"/storage/redis"))){
vErrors = vErrors === null ? validate53.errors : joined(vErrors, validate53.errors);
errors = vErrors.length;
}
}
if((data29.type === "redis") && (data29.redis === undefined)){
const err52 = {instancePath:instancePath+"/storage",schemaPath:"#/properties/storage/x-rule",keyword:"x-rule",params:{ rule: "discriminator", detail: { property: "type", value: "redis", missing: "redis" } },schema:schema48.properties.storage["x-rule"],parentSchema:schema48.properties.storage,data:data29};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if((data29.redis !== undefined) && ((data29.type === "memory") || (data29.type === undefined))){
const err53 = {instancePath:instancePath+"/storage",schemaPath:"#/properties/storage/x-rule",keyword:"x-rule",params:{ rule: "discriminator", detail: { property: "type", value: data29.type ?? "memory", foreign: "redis", owners: ["redis"] } },schema:schema48.properties.storage["x-rule"],parentSchema:schema48.properties.storage,data:data29};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/storage",schemaPath:"#/properties/storage/type",keyword:"type",params:{type: "object"},schema:schema48.properties.storage.type,parentSchema:schema48.properties.storage,data:data29};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema48.type,parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}

const schema55 = {"minimum":0,"maximum":2147483647,"type":"integer"};

function validate55(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},schema:schema55.type,parentSchema:schema55,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 2147483647 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},schema:2147483647,parentSchema:schema55,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data < 0 || isNaN(data)){
const err2 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema55,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
validate55.errors = vErrors;
return errors === 0;
}

const schema56 = {"type":"object","additionalProperties":false,"required":["provider"],"properties":{"provider":{"type":"string","enum":["memory","redis"]},"address":{"$ref":"../value/host-port.json"},"db":{"minimum":0,"maximum":9007199254740991,"type":"integer"},"keyPrefix":{"type":"string"},"passwordRef":{"$ref":"../credentials/secret-key-ref.json"}},"x-rule":[{"requires":{"if":{"provider":"redis"},"then":{"address":true},"message":"Session storage of provider redis needs an address."}},{"requires":{"if":{"provider":"memory"},"then":{"address":false,"db":0,"keyPrefix":false,"passwordRef":false},"message":"address, db, keyPrefix and passwordRef belong to provider redis."}}]};

function validate56(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.provider === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "provider"},schema:schema56.required,parentSchema:schema56,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "provider") || (key0 === "address")) || (key0 === "db")) || (key0 === "keyPrefix")) || (key0 === "passwordRef"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema56,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.provider !== undefined){
let data0 = data.provider;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type: "string"},schema:schema56.properties.provider.type,parentSchema:schema56.properties.provider,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((data0 === "memory") || (data0 === "redis"))){
const err3 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/enum",keyword:"enum",params:{allowedValues: schema56.properties.provider.enum},schema:schema56.properties.provider.enum,parentSchema:schema56.properties.provider,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.address !== undefined){
if(!(validate42(data.address, instancePath+"/address"))){
vErrors = vErrors === null ? validate42.errors : joined(vErrors, validate42.errors);
errors = vErrors.length;
}
}
if(data.db !== undefined){
let data2 = data.db;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err4 = {instancePath:instancePath+"/db",schemaPath:"#/properties/db/type",keyword:"type",params:{type: "integer"},schema:schema56.properties.db.type,parentSchema:schema56.properties.db,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/db",schemaPath:"#/properties/db/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema56.properties.db,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/db",schemaPath:"#/properties/db/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema56.properties.db,data:data2};
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
if(data.keyPrefix !== undefined){
let data3 = data.keyPrefix;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/keyPrefix",schemaPath:"#/properties/keyPrefix/type",keyword:"type",params:{type: "string"},schema:schema56.properties.keyPrefix.type,parentSchema:schema56.properties.keyPrefix,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.passwordRef !== undefined){
if(!(validate11(data.passwordRef, instancePath+"/passwordRef"))){
vErrors = vErrors === null ? validate11.errors : joined(vErrors, validate11.errors);
errors = vErrors.length;
}
}
if((data.provider === "redis") && (!(data.address !== undefined))){
const err8 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "Session storage of provider redis needs an address.", fields: ["provider", "address"] } },schema:schema56["x-rule"],parentSchema:schema56,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((data.provider === "memory") && (!((((data.address === undefined) && ((data.db === 0) || ((data !== undefined) && (data.db === undefined)))) && (data.keyPrefix === undefined)) && (data.passwordRef === undefined)))){
const err9 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "address, db, keyPrefix and passwordRef belong to provider redis.", fields: ["provider", "address", "db", "keyPrefix", "passwordRef"] } },schema:schema56["x-rule"],parentSchema:schema56,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema56.type,parentSchema:schema56,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}

const schema57 = {"type":"object","additionalProperties":false,"required":["type","status","reason","message"],"properties":{"type":{"type":"string","maxLength":316},"status":{"enum":["True","False","Unknown"],"type":"string"},"observedGeneration":{"minimum":0,"maximum":9007199254740991,"type":"integer"},"lastTransitionTime":{"type":"string","maxLength":64},"reason":{"type":"string","minLength":1,"maxLength":1024},"message":{"type":"string","maxLength":32768}}};

function validate57(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema57.required,parentSchema:schema57,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.status === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},schema:schema57.required,parentSchema:schema57,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.reason === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},schema:schema57.required,parentSchema:schema57,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.message === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},schema:schema57.required,parentSchema:schema57,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "type") || (key0 === "status")) || (key0 === "observedGeneration")) || (key0 === "lastTransitionTime")) || (key0 === "reason")) || (key0 === "message"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema57,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 === "string"){
if(isLonger(data0, 316)){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 316},schema:316,parentSchema:schema57.properties.type,data:data0};
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
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema57.properties.type.type,parentSchema:schema57.properties.type,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.status !== undefined){
let data1 = data.status;
if(typeof data1 !== "string"){
const err7 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},schema:schema57.properties.status.type,parentSchema:schema57.properties.status,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(((data1 === "True") || (data1 === "False")) || (data1 === "Unknown"))){
const err8 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema57.properties.status.enum},schema:schema57.properties.status.enum,parentSchema:schema57.properties.status,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.observedGeneration !== undefined){
let data2 = data.observedGeneration;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err9 = {instancePath:instancePath+"/observedGeneration",schemaPath:"#/properties/observedGeneration/type",keyword:"type",params:{type: "integer"},schema:schema57.properties.observedGeneration.type,parentSchema:schema57.properties.observedGeneration,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/observedGeneration",schemaPath:"#/properties/observedGeneration/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema57.properties.observedGeneration,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/observedGeneration",schemaPath:"#/properties/observedGeneration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema57.properties.observedGeneration,data:data2};
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
if(isLonger(data3, 64)){
const err12 = {instancePath:instancePath+"/lastTransitionTime",schemaPath:"#/properties/lastTransitionTime/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema57.properties.lastTransitionTime,data:data3};
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
const err13 = {instancePath:instancePath+"/lastTransitionTime",schemaPath:"#/properties/lastTransitionTime/type",keyword:"type",params:{type: "string"},schema:schema57.properties.lastTransitionTime.type,parentSchema:schema57.properties.lastTransitionTime,data:data3};
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
if(isLonger(data4, 1024)){
const err14 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema57.properties.reason,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(isShorter(data4, 1)){
const err15 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema57.properties.reason,data:data4};
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
const err16 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},schema:schema57.properties.reason.type,parentSchema:schema57.properties.reason,data:data4};
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
if(isLonger(data5, 32768)){
const err17 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit: 32768},schema:32768,parentSchema:schema57.properties.message,data:data5};
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
const err18 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},schema:schema57.properties.message.type,parentSchema:schema57.properties.message,data:data5};
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
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema57.type,parentSchema:schema57,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate57.errors = vErrors;
return errors === 0;
}


function validate0(data, instancePath = ""){
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
if("VirtualMCPServer" !== data1){
const err8 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "VirtualMCPServer"},schema:"VirtualMCPServer",parentSchema:schema0.properties.kind,data:data1};
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
if(!(validate5(data.metadata, instancePath+"/metadata"))){
vErrors = vErrors === null ? validate5.errors : joined(vErrors, validate5.errors);
errors = vErrors.length;
}
}
if(data.spec !== undefined){
let data3 = data.spec;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.incomingAuth === undefined){
const err9 = {instancePath:instancePath+"/spec",schemaPath:"#/properties/spec/required",keyword:"required",params:{missingProperty: "incomingAuth"},schema:schema0.properties.spec.required,parentSchema:schema0.properties.spec,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key1 in data3){
if(!(func0.call(schema0.properties.spec.properties, key1))){
const err10 = {instancePath:instancePath+"/spec",schemaPath:"#/properties/spec/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema0.properties.spec,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data3.incomingAuth !== undefined){
let data4 = data3.incomingAuth;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.type === undefined){
const err11 = {instancePath:instancePath+"/spec/incomingAuth",schemaPath:"#/properties/spec/properties/incomingAuth/required",keyword:"required",params:{missingProperty: "type"},schema:schema0.properties.spec.properties.incomingAuth.required,parentSchema:schema0.properties.spec.properties.incomingAuth,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key2 in data4){
if(!((((key2 === "type") || (key2 === "oidcConfig")) || (key2 === "oidcConfigRef")) || (key2 === "authzConfig"))){
const err12 = {instancePath:instancePath+"/spec/incomingAuth",schemaPath:"#/properties/spec/properties/incomingAuth/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema0.properties.spec.properties.incomingAuth,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data4.type !== undefined){
let data5 = data4.type;
if(typeof data5 !== "string"){
const err13 = {instancePath:instancePath+"/spec/incomingAuth/type",schemaPath:"#/properties/spec/properties/incomingAuth/properties/type/type",keyword:"type",params:{type: "string"},schema:schema0.properties.spec.properties.incomingAuth.properties.type.type,parentSchema:schema0.properties.spec.properties.incomingAuth.properties.type,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!((data5 === "anonymous") || (data5 === "oidc"))){
const err14 = {instancePath:instancePath+"/spec/incomingAuth/type",schemaPath:"#/properties/spec/properties/incomingAuth/properties/type/enum",keyword:"enum",params:{allowedValues: schema0.properties.spec.properties.incomingAuth.properties.type.enum},schema:schema0.properties.spec.properties.incomingAuth.properties.type.enum,parentSchema:schema0.properties.spec.properties.incomingAuth.properties.type,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data4.oidcConfig !== undefined){
if(!(validate13(data4.oidcConfig, instancePath+"/spec/incomingAuth/oidcConfig"))){
vErrors = vErrors === null ? validate13.errors : joined(vErrors, validate13.errors);
errors = vErrors.length;
}
}
if(data4.oidcConfigRef !== undefined){
if(!(validate14(data4.oidcConfigRef, instancePath+"/spec/incomingAuth/oidcConfigRef"))){
vErrors = vErrors === null ? validate14.errors : joined(vErrors, validate14.errors);
errors = vErrors.length;
}
}
if(data4.authzConfig !== undefined){
if(!(validate15(data4.authzConfig, instancePath+"/spec/incomingAuth/authzConfig"))){
vErrors = vErrors === null ? validate15.errors : joined(vErrors, validate15.errors);
errors = vErrors.length;
}
}
if((data4.oidcConfig !== undefined ? 1 : 0) + (data4.oidcConfigRef !== undefined ? 1 : 0) > 1){
const err15 = {instancePath:instancePath+"/spec/incomingAuth",schemaPath:"#/properties/spec/properties/incomingAuth/x-rule",keyword:"x-rule",params:{ rule: "atMostOneOf", detail: { fields: ["oidcConfig", "oidcConfigRef"] } },schema:schema0.properties.spec.properties.incomingAuth["x-rule"],parentSchema:schema0.properties.spec.properties.incomingAuth,data:data4};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((data4.type === "anonymous") && (!((data4.oidcConfig === undefined) && (data4.oidcConfigRef === undefined)))){
const err16 = {instancePath:instancePath+"/spec/incomingAuth",schemaPath:"#/properties/spec/properties/incomingAuth/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "oidcConfig and oidcConfigRef belong to type oidc.", fields: ["type", "oidcConfig", "oidcConfigRef"] } },schema:schema0.properties.spec.properties.incomingAuth["x-rule"],parentSchema:schema0.properties.spec.properties.incomingAuth,data:data4};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/spec/incomingAuth",schemaPath:"#/properties/spec/properties/incomingAuth/type",keyword:"type",params:{type: "object"},schema:schema0.properties.spec.properties.incomingAuth.type,parentSchema:schema0.properties.spec.properties.incomingAuth,data:data4};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data3.outgoingAuth !== undefined){
let data9 = data3.outgoingAuth;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key3 in data9){
if(!(((key3 === "source") || (key3 === "default")) || (key3 === "backends"))){
const err18 = {instancePath:instancePath+"/spec/outgoingAuth",schemaPath:"#/properties/spec/properties/outgoingAuth/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},schema:false,parentSchema:schema0.properties.spec.properties.outgoingAuth,data:data9};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data9.source !== undefined){
let data10 = data9.source;
if(typeof data10 !== "string"){
const err19 = {instancePath:instancePath+"/spec/outgoingAuth/source",schemaPath:"#/properties/spec/properties/outgoingAuth/properties/source/type",keyword:"type",params:{type: "string"},schema:schema0.properties.spec.properties.outgoingAuth.properties.source.type,parentSchema:schema0.properties.spec.properties.outgoingAuth.properties.source,data:data10};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!((data10 === "discovered") || (data10 === "inline"))){
const err20 = {instancePath:instancePath+"/spec/outgoingAuth/source",schemaPath:"#/properties/spec/properties/outgoingAuth/properties/source/enum",keyword:"enum",params:{allowedValues: schema0.properties.spec.properties.outgoingAuth.properties.source.enum},schema:schema0.properties.spec.properties.outgoingAuth.properties.source.enum,parentSchema:schema0.properties.spec.properties.outgoingAuth.properties.source,data:data10};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data9.default !== undefined){
if(!(validate17(data9.default, instancePath+"/spec/outgoingAuth/default"))){
vErrors = vErrors === null ? validate17.errors : joined(vErrors, validate17.errors);
errors = vErrors.length;
}
}
if(data9.backends !== undefined){
let data12 = data9.backends;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key4 in data12){
if(!(validate17(data12[key4], instancePath+"/spec/outgoingAuth/backends/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")))){
vErrors = vErrors === null ? validate17.errors : joined(vErrors, validate17.errors);
errors = vErrors.length;
}
}
}
else {
const err21 = {instancePath:instancePath+"/spec/outgoingAuth/backends",schemaPath:"#/properties/spec/properties/outgoingAuth/properties/backends/type",keyword:"type",params:{type: "object"},schema:schema0.properties.spec.properties.outgoingAuth.properties.backends.type,parentSchema:schema0.properties.spec.properties.outgoingAuth.properties.backends,data:data12};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/spec/outgoingAuth",schemaPath:"#/properties/spec/properties/outgoingAuth/type",keyword:"type",params:{type: "object"},schema:schema0.properties.spec.properties.outgoingAuth.type,parentSchema:schema0.properties.spec.properties.outgoingAuth,data:data9};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data3.serviceType !== undefined){
let data14 = data3.serviceType;
if(typeof data14 !== "string"){
const err23 = {instancePath:instancePath+"/spec/serviceType",schemaPath:"#/properties/spec/properties/serviceType/type",keyword:"type",params:{type: "string"},schema:schema0.properties.spec.properties.serviceType.type,parentSchema:schema0.properties.spec.properties.serviceType,data:data14};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!(((data14 === "ClusterIP") || (data14 === "NodePort")) || (data14 === "LoadBalancer"))){
const err24 = {instancePath:instancePath+"/spec/serviceType",schemaPath:"#/properties/spec/properties/serviceType/enum",keyword:"enum",params:{allowedValues: schema0.properties.spec.properties.serviceType.enum},schema:schema0.properties.spec.properties.serviceType.enum,parentSchema:schema0.properties.spec.properties.serviceType,data:data14};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data3.sessionAffinity !== undefined){
let data15 = data3.sessionAffinity;
if(typeof data15 !== "string"){
const err25 = {instancePath:instancePath+"/spec/sessionAffinity",schemaPath:"#/properties/spec/properties/sessionAffinity/type",keyword:"type",params:{type: "string"},schema:schema0.properties.spec.properties.sessionAffinity.type,parentSchema:schema0.properties.spec.properties.sessionAffinity,data:data15};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!((data15 === "ClientIP") || (data15 === "None"))){
const err26 = {instancePath:instancePath+"/spec/sessionAffinity",schemaPath:"#/properties/spec/properties/sessionAffinity/enum",keyword:"enum",params:{allowedValues: schema0.properties.spec.properties.sessionAffinity.enum},schema:schema0.properties.spec.properties.sessionAffinity.enum,parentSchema:schema0.properties.spec.properties.sessionAffinity,data:data15};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data3.serviceAccount !== undefined){
if(!(validate1(data3.serviceAccount, instancePath+"/spec/serviceAccount"))){
vErrors = vErrors === null ? validate1.errors : joined(vErrors, validate1.errors);
errors = vErrors.length;
}
}
if(data3.podTemplateSpec !== undefined){
let data17 = data3.podTemplateSpec;
if(!(data17 && typeof data17 == "object" && !Array.isArray(data17))){
const err27 = {instancePath:instancePath+"/spec/podTemplateSpec",schemaPath:"#/properties/spec/properties/podTemplateSpec/type",keyword:"type",params:{type: "object"},schema:schema0.properties.spec.properties.podTemplateSpec.type,parentSchema:schema0.properties.spec.properties.podTemplateSpec,data:data17};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data3.config !== undefined){
if(!(validate46(data3.config, instancePath+"/spec/config"))){
vErrors = vErrors === null ? validate46.errors : joined(vErrors, validate46.errors);
errors = vErrors.length;
}
}
if(data3.embeddingServerRef !== undefined){
if(!(validate47(data3.embeddingServerRef, instancePath+"/spec/embeddingServerRef"))){
vErrors = vErrors === null ? validate47.errors : joined(vErrors, validate47.errors);
errors = vErrors.length;
}
}
if(data3.authServerConfig !== undefined){
if(!(validate54(data3.authServerConfig, instancePath+"/spec/authServerConfig"))){
vErrors = vErrors === null ? validate54.errors : joined(vErrors, validate54.errors);
errors = vErrors.length;
}
}
if(data3.replicas !== undefined){
if(!(validate55(data3.replicas, instancePath+"/spec/replicas"))){
vErrors = vErrors === null ? validate55.errors : joined(vErrors, validate55.errors);
errors = vErrors.length;
}
}
if(data3.sessionStorage !== undefined){
if(!(validate56(data3.sessionStorage, instancePath+"/spec/sessionStorage"))){
vErrors = vErrors === null ? validate56.errors : joined(vErrors, validate56.errors);
errors = vErrors.length;
}
}
}
else {
const err28 = {instancePath:instancePath+"/spec",schemaPath:"#/properties/spec/type",keyword:"type",params:{type: "object"},schema:schema0.properties.spec.type,parentSchema:schema0.properties.spec,data:data3};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.status !== undefined){
let data23 = data.status;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
for(const key5 in data23){
if(!((((((((key5 === "conditions") || (key5 === "observedGeneration")) || (key5 === "phase")) || (key5 === "message")) || (key5 === "url")) || (key5 === "discoveredBackends")) || (key5 === "backendCount")) || (key5 === "oidcConfigHash"))){
const err29 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},schema:false,parentSchema:schema0.properties.status,data:data23};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data23.conditions !== undefined){
let data24 = data23.conditions;
if(Array.isArray(data24)){
const len0 = data24.length;
for(let i0=0; i0<len0; i0++){
if(!(validate57(data24[i0], instancePath+"/status/conditions/" + i0))){
vErrors = vErrors === null ? validate57.errors : joined(vErrors, validate57.errors);
errors = vErrors.length;
}
}
let twice0;
if (data24.length > 1) { const seen = new Map(); data24.forEach((item, index) => { const identity = typeof item?.["type"] === "string" ? "=" + item?.["type"] : JSON.stringify([item?.["type"]]); if (seen.has(identity)) twice0 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice0 !== undefined){
const err30 = {instancePath:instancePath+"/status/conditions",schemaPath:"#/properties/status/properties/conditions/x-list",keyword:"x-list",params:{ first: twice0[0], second: twice0[1], keys: ["type"] },schema:schema0.properties.status.properties.conditions["x-list"],parentSchema:schema0.properties.status.properties.conditions,data:data24};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/status/conditions",schemaPath:"#/properties/status/properties/conditions/type",keyword:"type",params:{type: "array"},schema:schema0.properties.status.properties.conditions.type,parentSchema:schema0.properties.status.properties.conditions,data:data24};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data23.observedGeneration !== undefined){
let data26 = data23.observedGeneration;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
const err32 = {instancePath:instancePath+"/status/observedGeneration",schemaPath:"#/properties/status/properties/observedGeneration/type",keyword:"type",params:{type: "integer"},schema:schema0.properties.status.properties.observedGeneration.type,parentSchema:schema0.properties.status.properties.observedGeneration,data:data26};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 > 9007199254740991 || isNaN(data26)){
const err33 = {instancePath:instancePath+"/status/observedGeneration",schemaPath:"#/properties/status/properties/observedGeneration/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema0.properties.status.properties.observedGeneration,data:data26};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data26 < -9007199254740991 || isNaN(data26)){
const err34 = {instancePath:instancePath+"/status/observedGeneration",schemaPath:"#/properties/status/properties/observedGeneration/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},schema:-9007199254740991,parentSchema:schema0.properties.status.properties.observedGeneration,data:data26};
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
if(data23.phase !== undefined){
let data27 = data23.phase;
if(typeof data27 !== "string"){
const err35 = {instancePath:instancePath+"/status/phase",schemaPath:"#/properties/status/properties/phase/type",keyword:"type",params:{type: "string"},schema:schema0.properties.status.properties.phase.type,parentSchema:schema0.properties.status.properties.phase,data:data27};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(!((((data27 === "Pending") || (data27 === "Ready")) || (data27 === "Degraded")) || (data27 === "Failed"))){
const err36 = {instancePath:instancePath+"/status/phase",schemaPath:"#/properties/status/properties/phase/enum",keyword:"enum",params:{allowedValues: schema0.properties.status.properties.phase.enum},schema:schema0.properties.status.properties.phase.enum,parentSchema:schema0.properties.status.properties.phase,data:data27};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data23.message !== undefined){
let data28 = data23.message;
if(typeof data28 !== "string"){
const err37 = {instancePath:instancePath+"/status/message",schemaPath:"#/properties/status/properties/message/type",keyword:"type",params:{type: "string"},schema:schema0.properties.status.properties.message.type,parentSchema:schema0.properties.status.properties.message,data:data28};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data23.url !== undefined){
let data29 = data23.url;
if(typeof data29 !== "string"){
const err38 = {instancePath:instancePath+"/status/url",schemaPath:"#/properties/status/properties/url/type",keyword:"type",params:{type: "string"},schema:schema0.properties.status.properties.url.type,parentSchema:schema0.properties.status.properties.url,data:data29};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data23.discoveredBackends !== undefined){
let data30 = data23.discoveredBackends;
if(Array.isArray(data30)){
const len1 = data30.length;
for(let i1=0; i1<len1; i1++){
let data31 = data30[i1];
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
if(data31.name === undefined){
const err39 = {instancePath:instancePath+"/status/discoveredBackends/" + i1,schemaPath:"#/properties/status/properties/discoveredBackends/items/required",keyword:"required",params:{missingProperty: "name"},schema:schema0.properties.status.properties.discoveredBackends.items.required,parentSchema:schema0.properties.status.properties.discoveredBackends.items,data:data31};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
for(const key6 in data31){
if(!(func0.call(schema0.properties.status.properties.discoveredBackends.items.properties, key6))){
const err40 = {instancePath:instancePath+"/status/discoveredBackends/" + i1,schemaPath:"#/properties/status/properties/discoveredBackends/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},schema:false,parentSchema:schema0.properties.status.properties.discoveredBackends.items,data:data31};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data31.name !== undefined){
let data32 = data31.name;
if(typeof data32 !== "string"){
const err41 = {instancePath:instancePath+"/status/discoveredBackends/" + i1+"/name",schemaPath:"#/properties/status/properties/discoveredBackends/items/properties/name/type",keyword:"type",params:{type: "string"},schema:schema0.properties.status.properties.discoveredBackends.items.properties.name.type,parentSchema:schema0.properties.status.properties.discoveredBackends.items.properties.name,data:data32};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data31.status !== undefined){
let data33 = data31.status;
if(typeof data33 !== "string"){
const err42 = {instancePath:instancePath+"/status/discoveredBackends/" + i1+"/status",schemaPath:"#/properties/status/properties/discoveredBackends/items/properties/status/type",keyword:"type",params:{type: "string"},schema:schema0.properties.status.properties.discoveredBackends.items.properties.status.type,parentSchema:schema0.properties.status.properties.discoveredBackends.items.properties.status,data:data33};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(!(((((data33 === "ready") || (data33 === "unavailable")) || (data33 === "degraded")) || (data33 === "unknown")) || (data33 === "unauthenticated"))){
const err43 = {instancePath:instancePath+"/status/discoveredBackends/" + i1+"/status",schemaPath:"#/properties/status/properties/discoveredBackends/items/properties/status/enum",keyword:"enum",params:{allowedValues: schema0.properties.status.properties.discoveredBackends.items.properties.status.enum},schema:schema0.properties.status.properties.discoveredBackends.items.properties.status.enum,parentSchema:schema0.properties.status.properties.discoveredBackends.items.properties.status,data:data33};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data31.url !== undefined){
let data34 = data31.url;
if(typeof data34 !== "string"){
const err44 = {instancePath:instancePath+"/status/discoveredBackends/" + i1+"/url",schemaPath:"#/properties/status/properties/discoveredBackends/items/properties/url/type",keyword:"type",params:{type: "string"},schema:schema0.properties.status.properties.discoveredBackends.items.properties.url.type,parentSchema:schema0.properties.status.properties.discoveredBackends.items.properties.url,data:data34};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data31.authConfigRef !== undefined){
let data35 = data31.authConfigRef;
if(typeof data35 !== "string"){
const err45 = {instancePath:instancePath+"/status/discoveredBackends/" + i1+"/authConfigRef",schemaPath:"#/properties/status/properties/discoveredBackends/items/properties/authConfigRef/type",keyword:"type",params:{type: "string"},schema:schema0.properties.status.properties.discoveredBackends.items.properties.authConfigRef.type,parentSchema:schema0.properties.status.properties.discoveredBackends.items.properties.authConfigRef,data:data35};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data31.authType !== undefined){
let data36 = data31.authType;
if(typeof data36 !== "string"){
const err46 = {instancePath:instancePath+"/status/discoveredBackends/" + i1+"/authType",schemaPath:"#/properties/status/properties/discoveredBackends/items/properties/authType/type",keyword:"type",params:{type: "string"},schema:schema0.properties.status.properties.discoveredBackends.items.properties.authType.type,parentSchema:schema0.properties.status.properties.discoveredBackends.items.properties.authType,data:data36};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data31.lastHealthCheck !== undefined){
let data37 = data31.lastHealthCheck;
if(typeof data37 !== "string"){
const err47 = {instancePath:instancePath+"/status/discoveredBackends/" + i1+"/lastHealthCheck",schemaPath:"#/properties/status/properties/discoveredBackends/items/properties/lastHealthCheck/type",keyword:"type",params:{type: "string"},schema:schema0.properties.status.properties.discoveredBackends.items.properties.lastHealthCheck.type,parentSchema:schema0.properties.status.properties.discoveredBackends.items.properties.lastHealthCheck,data:data37};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data31.message !== undefined){
let data38 = data31.message;
if(typeof data38 !== "string"){
const err48 = {instancePath:instancePath+"/status/discoveredBackends/" + i1+"/message",schemaPath:"#/properties/status/properties/discoveredBackends/items/properties/message/type",keyword:"type",params:{type: "string"},schema:schema0.properties.status.properties.discoveredBackends.items.properties.message.type,parentSchema:schema0.properties.status.properties.discoveredBackends.items.properties.message,data:data38};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data31.mcpRevision !== undefined){
let data39 = data31.mcpRevision;
if(typeof data39 !== "string"){
const err49 = {instancePath:instancePath+"/status/discoveredBackends/" + i1+"/mcpRevision",schemaPath:"#/properties/status/properties/discoveredBackends/items/properties/mcpRevision/type",keyword:"type",params:{type: "string"},schema:schema0.properties.status.properties.discoveredBackends.items.properties.mcpRevision.type,parentSchema:schema0.properties.status.properties.discoveredBackends.items.properties.mcpRevision,data:data39};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data31.circuitBreakerState !== undefined){
let data40 = data31.circuitBreakerState;
if(typeof data40 !== "string"){
const err50 = {instancePath:instancePath+"/status/discoveredBackends/" + i1+"/circuitBreakerState",schemaPath:"#/properties/status/properties/discoveredBackends/items/properties/circuitBreakerState/type",keyword:"type",params:{type: "string"},schema:schema0.properties.status.properties.discoveredBackends.items.properties.circuitBreakerState.type,parentSchema:schema0.properties.status.properties.discoveredBackends.items.properties.circuitBreakerState,data:data40};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(!(((data40 === "closed") || (data40 === "open")) || (data40 === "half-open"))){
const err51 = {instancePath:instancePath+"/status/discoveredBackends/" + i1+"/circuitBreakerState",schemaPath:"#/properties/status/properties/discoveredBackends/items/properties/circuitBreakerState/enum",keyword:"enum",params:{allowedValues: schema0.properties.status.properties.discoveredBackends.items.properties.circuitBreakerState.enum},schema:schema0.properties.status.properties.discoveredBackends.items.properties.circuitBreakerState.enum,parentSchema:schema0.properties.status.properties.discoveredBackends.items.properties.circuitBreakerState,data:data40};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data31.circuitLastChanged !== undefined){
let data41 = data31.circuitLastChanged;
if(typeof data41 !== "string"){
const err52 = {instancePath:instancePath+"/status/discoveredBackends/" + i1+"/circuitLastChanged",schemaPath:"#/properties/status/properties/discoveredBackends/items/properties/circuitLastChanged/type",keyword:"type",params:{type: "string"},schema:schema0.properties.status.properties.discoveredBackends.items.properties.circuitLastChanged.type,parentSchema:schema0.properties.status.properties.discoveredBackends.items.properties.circuitLastChanged,data:data41};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data31.consecutiveFailures !== undefined){
let data42 = data31.consecutiveFailures;
if(!(((typeof data42 == "number") && (!(data42 % 1) && !isNaN(data42))) && (isFinite(data42)))){
const err53 = {instancePath:instancePath+"/status/discoveredBackends/" + i1+"/consecutiveFailures",schemaPath:"#/properties/status/properties/discoveredBackends/items/properties/consecutiveFailures/type",keyword:"type",params:{type: "integer"},schema:schema0.properties.status.properties.discoveredBackends.items.properties.consecutiveFailures.type,parentSchema:schema0.properties.status.properties.discoveredBackends.items.properties.consecutiveFailures,data:data42};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if((typeof data42 == "number") && (isFinite(data42))){
if(data42 > 9007199254740991 || isNaN(data42)){
const err54 = {instancePath:instancePath+"/status/discoveredBackends/" + i1+"/consecutiveFailures",schemaPath:"#/properties/status/properties/discoveredBackends/items/properties/consecutiveFailures/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema0.properties.status.properties.discoveredBackends.items.properties.consecutiveFailures,data:data42};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data42 < -9007199254740991 || isNaN(data42)){
const err55 = {instancePath:instancePath+"/status/discoveredBackends/" + i1+"/consecutiveFailures",schemaPath:"#/properties/status/properties/discoveredBackends/items/properties/consecutiveFailures/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},schema:-9007199254740991,parentSchema:schema0.properties.status.properties.discoveredBackends.items.properties.consecutiveFailures,data:data42};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
}
else {
const err56 = {instancePath:instancePath+"/status/discoveredBackends/" + i1,schemaPath:"#/properties/status/properties/discoveredBackends/items/type",keyword:"type",params:{type: "object"},schema:schema0.properties.status.properties.discoveredBackends.items.type,parentSchema:schema0.properties.status.properties.discoveredBackends.items,data:data31};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
let twice1;
if (data30.length > 1) { const seen = new Map(); data30.forEach((item, index) => { const identity = typeof item?.["name"] === "string" ? "=" + item?.["name"] : JSON.stringify([item?.["name"]]); if (seen.has(identity)) twice1 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice1 !== undefined){
const err57 = {instancePath:instancePath+"/status/discoveredBackends",schemaPath:"#/properties/status/properties/discoveredBackends/x-list",keyword:"x-list",params:{ first: twice1[0], second: twice1[1], keys: ["name"] },schema:schema0.properties.status.properties.discoveredBackends["x-list"],parentSchema:schema0.properties.status.properties.discoveredBackends,data:data30};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
else {
const err58 = {instancePath:instancePath+"/status/discoveredBackends",schemaPath:"#/properties/status/properties/discoveredBackends/type",keyword:"type",params:{type: "array"},schema:schema0.properties.status.properties.discoveredBackends.type,parentSchema:schema0.properties.status.properties.discoveredBackends,data:data30};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data23.backendCount !== undefined){
let data43 = data23.backendCount;
if(!(((typeof data43 == "number") && (!(data43 % 1) && !isNaN(data43))) && (isFinite(data43)))){
const err59 = {instancePath:instancePath+"/status/backendCount",schemaPath:"#/properties/status/properties/backendCount/type",keyword:"type",params:{type: "integer"},schema:schema0.properties.status.properties.backendCount.type,parentSchema:schema0.properties.status.properties.backendCount,data:data43};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if((typeof data43 == "number") && (isFinite(data43))){
if(data43 > 9007199254740991 || isNaN(data43)){
const err60 = {instancePath:instancePath+"/status/backendCount",schemaPath:"#/properties/status/properties/backendCount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema0.properties.status.properties.backendCount,data:data43};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data43 < -9007199254740991 || isNaN(data43)){
const err61 = {instancePath:instancePath+"/status/backendCount",schemaPath:"#/properties/status/properties/backendCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},schema:-9007199254740991,parentSchema:schema0.properties.status.properties.backendCount,data:data43};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
}
if(data23.oidcConfigHash !== undefined){
let data44 = data23.oidcConfigHash;
if(typeof data44 !== "string"){
const err62 = {instancePath:instancePath+"/status/oidcConfigHash",schemaPath:"#/properties/status/properties/oidcConfigHash/type",keyword:"type",params:{type: "string"},schema:schema0.properties.status.properties.oidcConfigHash.type,parentSchema:schema0.properties.status.properties.oidcConfigHash,data:data44};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
else {
const err63 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "object"},schema:schema0.properties.status.type,parentSchema:schema0.properties.status,data:data23};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
}
else {
const err64 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

