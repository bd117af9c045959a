// Generated from schemas/config/run.json by npm run generate. Do not edit.
function joined(all, more) { for (const one of more) all.push(one); return all; }
function codePoints(text) { let count = text.length; for (let at = 1; at < text.length; at++) if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) { count--; at++; } return count; }
function isLonger(text, most) { return text.length > most && (text.length > 2 * most || codePoints(text) > most); }
function isShorter(text, least) { return text.length < least || (text.length < 2 * least && codePoints(text) < least); }
"use strict";
export const validate = validate0;
export default validate0;
const schema0 = {"type":"object","additionalProperties":false,"required":["schemaVersion"],"properties":{"schemaVersion":{"type":"string","const":"v1"},"name":{"$ref":"../shared/value/workload-name.json"},"group":{"$ref":"../shared/value/workload-name.json"},"image":{"type":"string","minLength":1},"remoteUrl":{"$ref":"../shared/value/web-address.json"},"args":{"type":"array","items":{"type":"string"},"x-list":{"type":"atomic"}},"transport":{"type":"string","enum":["sse","streamable-http","stdio"]},"proxyMode":{"type":"string","enum":["streamable-http","sse"]},"host":{"type":"string","minLength":1},"proxyPort":{"$ref":"../shared/value/port.json"},"targetHost":{"type":"string","minLength":1},"targetPort":{"$ref":"../shared/value/port.json"},"endpointPrefix":{"$ref":"../shared/value/path-prefix.json"},"trustProxyHeaders":{"type":"boolean"},"env":{"type":"object","propertyNames":{"pattern":"^[^=\\s\\x00]+$","x-form":"the name of an environment variable (without \"=\" and spaces)"},"additionalProperties":{"type":"string"}},"envFile":{"$ref":"../shared/value/file-path.json"},"envFileDir":{"$ref":"../shared/value/file-path.json"},"secrets":{"type":"array","items":{"$ref":"../shared/run/run-secret.json"},"x-list":{"type":"map","keys":["target"]}},"volumes":{"type":"array","items":{"type":"string","pattern":"^[^:\\x00-\\x1f]+:/[^:\\x00-\\x1f]*(:ro)?$","x-form":"a mount (host path:/container path, and :ro to only read it)"},"x-list":{"type":"set"}},"publish":{"type":"array","items":{"type":"string","pattern":"^[0-9]{1,5}:[0-9]{1,5}$","x-form":"a pair of ports (8080:80)"},"x-list":{"type":"set"}},"labels":{"type":"object","propertyNames":{"pattern":"^[^=\\s]+$","x-form":"a label key (without \"=\" and spaces)"},"additionalProperties":{"type":"string"}},"permissionProfile":{"type":"string","minLength":1},"network":{"$ref":"../shared/run/run-network-config.json"},"ignoreGlobally":{"type":"boolean"},"imageVerification":{"type":"string","enum":["warn","enabled","disabled"]},"provenance":{"$ref":"../shared/run/run-provenance.json"},"runtime":{"$ref":"../shared/run/run-runtime-config.json"},"oidc":{"$ref":"../shared/run/run-oidc-config.json"},"authzConfigPath":{"$ref":"../shared/value/file-path.json"},"auditConfigPath":{"$ref":"../shared/value/file-path.json"},"audit":{"$ref":"./audit.json"},"enableAudit":{"type":"boolean"},"telemetry":{"$ref":"../shared/run/run-telemetry-config.json"},"tokenExchange":{"$ref":"../shared/run/run-token-exchange-config.json"},"remoteAuth":{"$ref":"../shared/run/run-remote-auth-config.json"},"headerForward":{"$ref":"../shared/run/run-header-forward-config.json"},"tools":{"$ref":"../shared/run/run-tools-config.json"},"webhookConfigPaths":{"type":"array","items":{"$ref":"../shared/value/file-path.json"},"x-list":{"type":"atomic"}},"caBundlePath":{"$ref":"../shared/value/file-path.json"},"kubernetes":{"$ref":"../shared/run/run-kubernetes-target.json"},"upstreamInject":{"$ref":"../shared/run/run-upstream-inject.json"},"headerInjection":{"$ref":"../shared/run/run-header-injection.json"},"awsSts":{"$ref":"../shared/run/run-aws-sts-config.json"},"authServerConfigPath":{"$ref":"../shared/value/file-path.json"},"rateLimiting":{"$ref":"../shared/access/rate-limit-config.json"},"sessionStorage":{"$ref":"../shared/aggregation/aggregator-session-storage-config.json"}},"x-rule":[{"atLeastOneOf":["image","remoteUrl","targetPort","kubernetes"]},{"atMostOneOf":["image","remoteUrl","kubernetes"]},{"atMostOneOf":["auditConfigPath","audit"]},{"requires":{"if":{"transport":"stdio"},"then":{"targetHost":false,"targetPort":false},"message":"targetHost and targetPort belong to transports over HTTP; a stdio server has no port."}},{"requires":{"if":{"kubernetes":true},"then":{"transport":"stdio"},"message":"kubernetes locates a stdio server: transport has to be stdio."}},{"requires":{"if":{"targetPort":true,"image":false,"remoteUrl":false},"then":{"transport":true},"message":"Without image, targetPort names a server that runs already: transport is how it is called."}}]};
const func0 = Object.prototype.hasOwnProperty;
const schema1 = {"type":"string","minLength":1,"maxLength":253,"pattern":"^[A-Za-z0-9]([A-Za-z0-9._-]*[A-Za-z0-9])?$","x-form":"a name (letters, digits, \"-\", \"_\" and \".\", beginning and ending with a letter or digit)"};
const pattern0 = new RegExp("^[A-Za-z0-9]([A-Za-z0-9._-]*[A-Za-z0-9])?$", "u");

function validate1(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(isLonger(data, 253)){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 253},schema:253,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(isShorter(data, 1)){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern0.test(data)){
const err2 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{ pattern: "the form of a name (letters, digits, \"-\", \"_\" and \".\", beginning and ending with a letter or digit)" },schema:"^[A-Za-z0-9]([A-Za-z0-9._-]*[A-Za-z0-9])?$",parentSchema:schema1,data};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema1.type,parentSchema:schema1,data};
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

const schema2 = {"type":"string","pattern":"^https?://([^\\s/?#@]*@)?([^\\s/?#@:\\[\\]\\\\%<>^`{|}\"]+|\\[[0-9A-Fa-f:.]+\\])(:[0-9]{1,5})?([/?#][^\\s]*)?$","maxLength":2048,"x-form":"an absolute http or https URL","examples":["https://example.com/path"]};
const pattern1 = new RegExp("^https?://([^\\s/?#@]*@)?([^\\s/?#@:\\[\\]\\\\%<>^`{|}\"]+|\\[[0-9A-Fa-f:.]+\\])(:[0-9]{1,5})?([/?#][^\\s]*)?$", "u");

function validate2(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(isLonger(data, 2048)){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern1.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{ pattern: "the form of an absolute http or https URL" },schema:"^https?://([^\\s/?#@]*@)?([^\\s/?#@:\\[\\]\\\\%<>^`{|}\"]+|\\[[0-9A-Fa-f:.]+\\])(:[0-9]{1,5})?([/?#][^\\s]*)?$",parentSchema:schema2,data};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema2.type,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}

const schema3 = {"minimum":1,"maximum":65535,"type":"integer"};

function validate3(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},schema:schema3.type,parentSchema:schema3,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 65535 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535},schema:65535,parentSchema:schema3,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data < 1 || isNaN(data)){
const err2 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema3,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
validate3.errors = vErrors;
return errors === 0;
}

const schema4 = {"type":"string","pattern":"^(/[^\\s?#]*)?$","x-form":"a path that begins with a slash, without ? and #","examples":["/tools"]};
const pattern2 = new RegExp("^(/[^\\s?#]*)?$", "u");

function validate4(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern2.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{ pattern: "the form of a path that begins with a slash, without ? and #" },schema:"^(/[^\\s?#]*)?$",parentSchema:schema4,data};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema4.type,parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}

const schema5 = {"type":"string","minLength":1};

function validate5(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(isShorter(data, 1)){
const err0 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema5,data};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema5.type,parentSchema:schema5,data};
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

const schema6 = {"type":"object","additionalProperties":false,"required":["name","target"],"properties":{"name":{"type":"string","minLength":1},"target":{"type":"string","pattern":"^[^=\\s\\x00]+$","x-form":"the name of an environment variable (without \"=\" and spaces)"}}};
const pattern3 = new RegExp("^[^=\\s\\x00]+$", "u");

function validate6(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema6.required,parentSchema:schema6,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.target === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "target"},schema:schema6.required,parentSchema:schema6,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "name") || (key0 === "target"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema6,data};
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
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema6.properties.name,data:data0};
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
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema6.properties.name.type,parentSchema:schema6.properties.name,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.target !== undefined){
let data1 = data.target;
if(typeof data1 === "string"){
if(!pattern3.test(data1)){
const err5 = {instancePath:instancePath+"/target",schemaPath:"#/properties/target/pattern",keyword:"pattern",params:{ pattern: "the form of the name of an environment variable (without \"=\" and spaces)" },schema:"^[^=\\s\\x00]+$",parentSchema:schema6.properties.target,data:data1};
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
const err6 = {instancePath:instancePath+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type: "string"},schema:schema6.properties.target.type,parentSchema:schema6.properties.target,data:data1};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema6.type,parentSchema:schema6,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}

const schema7 = {"type":"object","additionalProperties":false,"x-rule":[{"requires":{"if":{"allowDockerGateway":true},"then":{"isolate":true},"message":"allowDockerGateway says something about isolated containers only: set isolate too, or leave it out."}},{"requires":{"if":{"mode":"host"},"then":{"isolate":false},"message":"A container on the host's own network cannot be isolated: choose one of the two."}}],"properties":{"mode":{"type":"string","minLength":1},"isolate":{"type":"boolean"},"allowDockerGateway":{"type":"boolean"}}};

function validate7(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "mode") || (key0 === "isolate")) || (key0 === "allowDockerGateway"))){
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
if(data.mode !== undefined){
let data0 = data.mode;
if(typeof data0 === "string"){
if(isShorter(data0, 1)){
const err1 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema7.properties.mode,data:data0};
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
const err2 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: "string"},schema:schema7.properties.mode.type,parentSchema:schema7.properties.mode,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.isolate !== undefined){
let data1 = data.isolate;
if(typeof data1 !== "boolean"){
const err3 = {instancePath:instancePath+"/isolate",schemaPath:"#/properties/isolate/type",keyword:"type",params:{type: "boolean"},schema:schema7.properties.isolate.type,parentSchema:schema7.properties.isolate,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.allowDockerGateway !== undefined){
let data2 = data.allowDockerGateway;
if(typeof data2 !== "boolean"){
const err4 = {instancePath:instancePath+"/allowDockerGateway",schemaPath:"#/properties/allowDockerGateway/type",keyword:"type",params:{type: "boolean"},schema:schema7.properties.allowDockerGateway.type,parentSchema:schema7.properties.allowDockerGateway,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if((data.allowDockerGateway === true) && (!(data.isolate === true))){
const err5 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "allowDockerGateway says something about isolated containers only: set isolate too, or leave it out.", fields: ["allowDockerGateway", "isolate"] } },schema:schema7["x-rule"],parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.mode === "host") && (!((data.isolate === false) || ((data !== undefined) && (data.isolate === undefined))))){
const err6 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "A container on the host's own network cannot be isolated: choose one of the two.", fields: ["mode", "isolate"] } },schema:schema7["x-rule"],parentSchema:schema7,data};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema7.type,parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate7.errors = vErrors;
return errors === 0;
}

const schema8 = {"type":"object","additionalProperties":false,"x-rule":[{"atLeastOneOf":["signerIdentity","repositoryUri"]}],"required":["certIssuer"],"properties":{"certIssuer":{"$ref":"../value/web-address.json"},"signerIdentity":{"type":"string","minLength":1,"maxLength":2048},"repositoryUri":{"$ref":"../value/web-address.json"},"repositoryRef":{"type":"string","minLength":1,"maxLength":2048},"runnerEnvironment":{"type":"string","minLength":1,"maxLength":256},"bundlePath":{"$ref":"../value/file-path.json"},"trustedRootPath":{"$ref":"../value/file-path.json"}}};

function validate8(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.certIssuer === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "certIssuer"},schema:schema8.required,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "certIssuer") || (key0 === "signerIdentity")) || (key0 === "repositoryUri")) || (key0 === "repositoryRef")) || (key0 === "runnerEnvironment")) || (key0 === "bundlePath")) || (key0 === "trustedRootPath"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.certIssuer !== undefined){
if(!(validate2(data.certIssuer, instancePath+"/certIssuer"))){
vErrors = vErrors === null ? validate2.errors : joined(vErrors, validate2.errors);
errors = vErrors.length;
}
}
if(data.signerIdentity !== undefined){
let data1 = data.signerIdentity;
if(typeof data1 === "string"){
if(isLonger(data1, 2048)){
const err2 = {instancePath:instancePath+"/signerIdentity",schemaPath:"#/properties/signerIdentity/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema8.properties.signerIdentity,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(isShorter(data1, 1)){
const err3 = {instancePath:instancePath+"/signerIdentity",schemaPath:"#/properties/signerIdentity/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema8.properties.signerIdentity,data:data1};
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
const err4 = {instancePath:instancePath+"/signerIdentity",schemaPath:"#/properties/signerIdentity/type",keyword:"type",params:{type: "string"},schema:schema8.properties.signerIdentity.type,parentSchema:schema8.properties.signerIdentity,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.repositoryUri !== undefined){
if(!(validate2(data.repositoryUri, instancePath+"/repositoryUri"))){
vErrors = vErrors === null ? validate2.errors : joined(vErrors, validate2.errors);
errors = vErrors.length;
}
}
if(data.repositoryRef !== undefined){
let data3 = data.repositoryRef;
if(typeof data3 === "string"){
if(isLonger(data3, 2048)){
const err5 = {instancePath:instancePath+"/repositoryRef",schemaPath:"#/properties/repositoryRef/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema8.properties.repositoryRef,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(isShorter(data3, 1)){
const err6 = {instancePath:instancePath+"/repositoryRef",schemaPath:"#/properties/repositoryRef/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema8.properties.repositoryRef,data:data3};
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
const err7 = {instancePath:instancePath+"/repositoryRef",schemaPath:"#/properties/repositoryRef/type",keyword:"type",params:{type: "string"},schema:schema8.properties.repositoryRef.type,parentSchema:schema8.properties.repositoryRef,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.runnerEnvironment !== undefined){
let data4 = data.runnerEnvironment;
if(typeof data4 === "string"){
if(isLonger(data4, 256)){
const err8 = {instancePath:instancePath+"/runnerEnvironment",schemaPath:"#/properties/runnerEnvironment/maxLength",keyword:"maxLength",params:{limit: 256},schema:256,parentSchema:schema8.properties.runnerEnvironment,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(isShorter(data4, 1)){
const err9 = {instancePath:instancePath+"/runnerEnvironment",schemaPath:"#/properties/runnerEnvironment/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema8.properties.runnerEnvironment,data:data4};
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
const err10 = {instancePath:instancePath+"/runnerEnvironment",schemaPath:"#/properties/runnerEnvironment/type",keyword:"type",params:{type: "string"},schema:schema8.properties.runnerEnvironment.type,parentSchema:schema8.properties.runnerEnvironment,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.bundlePath !== undefined){
if(!(validate5(data.bundlePath, instancePath+"/bundlePath"))){
vErrors = vErrors === null ? validate5.errors : joined(vErrors, validate5.errors);
errors = vErrors.length;
}
}
if(data.trustedRootPath !== undefined){
if(!(validate5(data.trustedRootPath, instancePath+"/trustedRootPath"))){
vErrors = vErrors === null ? validate5.errors : joined(vErrors, validate5.errors);
errors = vErrors.length;
}
}
if((data.signerIdentity !== undefined ? 1 : 0) + (data.repositoryUri !== undefined ? 1 : 0) < 1){
const err11 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "atLeastOneOf", detail: { fields: ["signerIdentity", "repositoryUri"] } },schema:schema8["x-rule"],parentSchema:schema8,data};
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
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema8.type,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate8.errors = vErrors;
return errors === 0;
}

const schema9 = {"type":"object","additionalProperties":false,"properties":{"engine":{"type":"string","enum":["container","process"]},"image":{"type":"string","minLength":1},"addPackages":{"type":"array","items":{"type":"string","maxLength":128,"pattern":"^[A-Za-z0-9][A-Za-z0-9._+-]*$","x-form":"the name of a package"},"x-list":{"type":"set"}},"caCertPath":{"$ref":"../value/file-path.json"}}};
const pattern4 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._+-]*$", "u");

function validate9(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "engine") || (key0 === "image")) || (key0 === "addPackages")) || (key0 === "caCertPath"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema9,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.engine !== undefined){
let data0 = data.engine;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/engine",schemaPath:"#/properties/engine/type",keyword:"type",params:{type: "string"},schema:schema9.properties.engine.type,parentSchema:schema9.properties.engine,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data0 === "container") || (data0 === "process"))){
const err2 = {instancePath:instancePath+"/engine",schemaPath:"#/properties/engine/enum",keyword:"enum",params:{allowedValues: schema9.properties.engine.enum},schema:schema9.properties.engine.enum,parentSchema:schema9.properties.engine,data:data0};
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
if(typeof data1 === "string"){
if(isShorter(data1, 1)){
const err3 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema9.properties.image,data:data1};
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
const err4 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type: "string"},schema:schema9.properties.image.type,parentSchema:schema9.properties.image,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.addPackages !== undefined){
let data2 = data.addPackages;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(isLonger(data3, 128)){
const err5 = {instancePath:instancePath+"/addPackages/" + i0,schemaPath:"#/properties/addPackages/items/maxLength",keyword:"maxLength",params:{limit: 128},schema:128,parentSchema:schema9.properties.addPackages.items,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern4.test(data3)){
const err6 = {instancePath:instancePath+"/addPackages/" + i0,schemaPath:"#/properties/addPackages/items/pattern",keyword:"pattern",params:{ pattern: "the form of the name of a package" },schema:"^[A-Za-z0-9][A-Za-z0-9._+-]*$",parentSchema:schema9.properties.addPackages.items,data:data3};
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
const err7 = {instancePath:instancePath+"/addPackages/" + i0,schemaPath:"#/properties/addPackages/items/type",keyword:"type",params:{type: "string"},schema:schema9.properties.addPackages.items.type,parentSchema:schema9.properties.addPackages.items,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
let twice0;
if (data2.length > 1) { const seen = new Map(); data2.forEach((item, index) => { const identity = typeof item === "string" ? "=" + item : JSON.stringify([item]); if (seen.has(identity)) twice0 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice0 !== undefined){
const err8 = {instancePath:instancePath+"/addPackages",schemaPath:"#/properties/addPackages/x-list",keyword:"x-list",params:{ first: twice0[0], second: twice0[1], keys: [] },schema:schema9.properties.addPackages["x-list"],parentSchema:schema9.properties.addPackages,data:data2};
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
const err9 = {instancePath:instancePath+"/addPackages",schemaPath:"#/properties/addPackages/type",keyword:"type",params:{type: "array"},schema:schema9.properties.addPackages.type,parentSchema:schema9.properties.addPackages,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.caCertPath !== undefined){
if(!(validate5(data.caCertPath, instancePath+"/caCertPath"))){
vErrors = vErrors === null ? validate5.errors : joined(vErrors, validate5.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema9.type,parentSchema:schema9,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate9.errors = vErrors;
return errors === 0;
}

const schema10 = {"type":"object","additionalProperties":false,"properties":{"issuer":{"$ref":"../value/web-address.json"},"audience":{"type":"string","pattern":"^(\\S(.*\\S)?)?$","x-form":"a string (without spaces around it)"},"clientId":{"type":"string","pattern":"^(\\S(.*\\S)?)?$","x-form":"a string (without spaces around it)"},"clientSecret":{"type":"string"},"clientSecretEnv":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]*$","x-form":"a variable name (letters, digits and \"_\", not beginning with a digit)"},"jwksUrl":{"$ref":"../value/web-address.json"},"introspectionUrl":{"$ref":"../value/web-address.json"},"scopes":{"type":"array","items":{"type":"string","pattern":"^\\S(.*\\S)?$","x-form":"a string (not empty, without spaces around it)"},"x-list":{"type":"atomic"}},"insecureAllowHttp":{"type":"boolean"},"jwksAllowPrivateIp":{"type":"boolean"},"protectedResourceAllowPrivateIp":{"type":"boolean"},"jwksAuthTokenFile":{"$ref":"../value/file-path.json"},"caCertPath":{"$ref":"../value/file-path.json"},"resourceUrl":{"$ref":"../value/web-address.json"},"configPath":{"$ref":"../value/file-path.json"},"subject":{"type":"string","minLength":1}},"x-rule":[{"atLeastOneOf":["issuer","jwksUrl","introspectionUrl","configPath"]},{"atMostOneOf":["clientSecret","clientSecretEnv"]}]};
const pattern5 = new RegExp("^(\\S(.*\\S)?)?$", "u");
const pattern6 = new RegExp("^[A-Za-z_][A-Za-z0-9_]*$", "u");
const pattern7 = new RegExp("^\\S(.*\\S)?$", "u");

function validate10(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0.call(schema10.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema10,data};
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
if(!(validate2(data.issuer, instancePath+"/issuer"))){
vErrors = vErrors === null ? validate2.errors : joined(vErrors, validate2.errors);
errors = vErrors.length;
}
}
if(data.audience !== undefined){
let data1 = data.audience;
if(typeof data1 === "string"){
if(!pattern5.test(data1)){
const err1 = {instancePath:instancePath+"/audience",schemaPath:"#/properties/audience/pattern",keyword:"pattern",params:{ pattern: "the form of a string (without spaces around it)" },schema:"^(\\S(.*\\S)?)?$",parentSchema:schema10.properties.audience,data:data1};
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
const err2 = {instancePath:instancePath+"/audience",schemaPath:"#/properties/audience/type",keyword:"type",params:{type: "string"},schema:schema10.properties.audience.type,parentSchema:schema10.properties.audience,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.clientId !== undefined){
let data2 = data.clientId;
if(typeof data2 === "string"){
if(!pattern5.test(data2)){
const err3 = {instancePath:instancePath+"/clientId",schemaPath:"#/properties/clientId/pattern",keyword:"pattern",params:{ pattern: "the form of a string (without spaces around it)" },schema:"^(\\S(.*\\S)?)?$",parentSchema:schema10.properties.clientId,data:data2};
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
const err4 = {instancePath:instancePath+"/clientId",schemaPath:"#/properties/clientId/type",keyword:"type",params:{type: "string"},schema:schema10.properties.clientId.type,parentSchema:schema10.properties.clientId,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.clientSecret !== undefined){
let data3 = data.clientSecret;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/clientSecret",schemaPath:"#/properties/clientSecret/type",keyword:"type",params:{type: "string"},schema:schema10.properties.clientSecret.type,parentSchema:schema10.properties.clientSecret,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.clientSecretEnv !== undefined){
let data4 = data.clientSecretEnv;
if(typeof data4 === "string"){
if(!pattern6.test(data4)){
const err6 = {instancePath:instancePath+"/clientSecretEnv",schemaPath:"#/properties/clientSecretEnv/pattern",keyword:"pattern",params:{ pattern: "the form of a variable name (letters, digits and \"_\", not beginning with a digit)" },schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:schema10.properties.clientSecretEnv,data:data4};
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
const err7 = {instancePath:instancePath+"/clientSecretEnv",schemaPath:"#/properties/clientSecretEnv/type",keyword:"type",params:{type: "string"},schema:schema10.properties.clientSecretEnv.type,parentSchema:schema10.properties.clientSecretEnv,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.jwksUrl !== undefined){
if(!(validate2(data.jwksUrl, instancePath+"/jwksUrl"))){
vErrors = vErrors === null ? validate2.errors : joined(vErrors, validate2.errors);
errors = vErrors.length;
}
}
if(data.introspectionUrl !== undefined){
if(!(validate2(data.introspectionUrl, instancePath+"/introspectionUrl"))){
vErrors = vErrors === null ? validate2.errors : joined(vErrors, validate2.errors);
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
if(!pattern7.test(data8)){
const err8 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/properties/scopes/items/pattern",keyword:"pattern",params:{ pattern: "the form of a string (not empty, without spaces around it)" },schema:"^\\S(.*\\S)?$",parentSchema:schema10.properties.scopes.items,data:data8};
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
const err9 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/properties/scopes/items/type",keyword:"type",params:{type: "string"},schema:schema10.properties.scopes.items.type,parentSchema:schema10.properties.scopes.items,data:data8};
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
const err10 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"},schema:schema10.properties.scopes.type,parentSchema:schema10.properties.scopes,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.insecureAllowHttp !== undefined){
let data9 = data.insecureAllowHttp;
if(typeof data9 !== "boolean"){
const err11 = {instancePath:instancePath+"/insecureAllowHttp",schemaPath:"#/properties/insecureAllowHttp/type",keyword:"type",params:{type: "boolean"},schema:schema10.properties.insecureAllowHttp.type,parentSchema:schema10.properties.insecureAllowHttp,data:data9};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.jwksAllowPrivateIp !== undefined){
let data10 = data.jwksAllowPrivateIp;
if(typeof data10 !== "boolean"){
const err12 = {instancePath:instancePath+"/jwksAllowPrivateIp",schemaPath:"#/properties/jwksAllowPrivateIp/type",keyword:"type",params:{type: "boolean"},schema:schema10.properties.jwksAllowPrivateIp.type,parentSchema:schema10.properties.jwksAllowPrivateIp,data:data10};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.protectedResourceAllowPrivateIp !== undefined){
let data11 = data.protectedResourceAllowPrivateIp;
if(typeof data11 !== "boolean"){
const err13 = {instancePath:instancePath+"/protectedResourceAllowPrivateIp",schemaPath:"#/properties/protectedResourceAllowPrivateIp/type",keyword:"type",params:{type: "boolean"},schema:schema10.properties.protectedResourceAllowPrivateIp.type,parentSchema:schema10.properties.protectedResourceAllowPrivateIp,data:data11};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.jwksAuthTokenFile !== undefined){
if(!(validate5(data.jwksAuthTokenFile, instancePath+"/jwksAuthTokenFile"))){
vErrors = vErrors === null ? validate5.errors : joined(vErrors, validate5.errors);
errors = vErrors.length;
}
}
if(data.caCertPath !== undefined){
if(!(validate5(data.caCertPath, instancePath+"/caCertPath"))){
vErrors = vErrors === null ? validate5.errors : joined(vErrors, validate5.errors);
errors = vErrors.length;
}
}
if(data.resourceUrl !== undefined){
if(!(validate2(data.resourceUrl, instancePath+"/resourceUrl"))){
vErrors = vErrors === null ? validate2.errors : joined(vErrors, validate2.errors);
errors = vErrors.length;
}
}
if(data.configPath !== undefined){
if(!(validate5(data.configPath, instancePath+"/configPath"))){
vErrors = vErrors === null ? validate5.errors : joined(vErrors, validate5.errors);
errors = vErrors.length;
}
}
if(data.subject !== undefined){
let data16 = data.subject;
if(typeof data16 === "string"){
if(isShorter(data16, 1)){
const err14 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema10.properties.subject,data:data16};
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
const err15 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"},schema:schema10.properties.subject.type,parentSchema:schema10.properties.subject,data:data16};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if((data.issuer !== undefined ? 1 : 0) + (data.jwksUrl !== undefined ? 1 : 0) + (data.introspectionUrl !== undefined ? 1 : 0) + (data.configPath !== undefined ? 1 : 0) < 1){
const err16 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "atLeastOneOf", detail: { fields: ["issuer", "jwksUrl", "introspectionUrl", "configPath"] } },schema:schema10["x-rule"],parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((data.clientSecret !== undefined ? 1 : 0) + (data.clientSecretEnv !== undefined ? 1 : 0) > 1){
const err17 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "atMostOneOf", detail: { fields: ["clientSecret", "clientSecretEnv"] } },schema:schema10["x-rule"],parentSchema:schema10,data};
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
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema10.type,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

const schema11 = {"type":"object","additionalProperties":false,"properties":{"enabled":{"type":"boolean"},"component":{"type":"string"},"eventTypes":{"type":"array","items":{"type":"string","minLength":1},"x-list":{"type":"set"}},"excludeEventTypes":{"type":"array","items":{"type":"string","minLength":1},"x-list":{"type":"set"}},"includeRequestData":{"type":"boolean"},"includeResponseData":{"type":"boolean"},"maxDataSize":{"minimum":0,"maximum":1048576,"type":"integer"},"logFile":{"type":"string"}}};

function validate11(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((((key0 === "enabled") || (key0 === "component")) || (key0 === "eventTypes")) || (key0 === "excludeEventTypes")) || (key0 === "includeRequestData")) || (key0 === "includeResponseData")) || (key0 === "maxDataSize")) || (key0 === "logFile"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema11,data};
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
const err1 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},schema:schema11.properties.enabled.type,parentSchema:schema11.properties.enabled,data:data0};
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
const err2 = {instancePath:instancePath+"/component",schemaPath:"#/properties/component/type",keyword:"type",params:{type: "string"},schema:schema11.properties.component.type,parentSchema:schema11.properties.component,data:data1};
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
const err3 = {instancePath:instancePath+"/eventTypes/" + i0,schemaPath:"#/properties/eventTypes/items/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema11.properties.eventTypes.items,data:data3};
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
const err4 = {instancePath:instancePath+"/eventTypes/" + i0,schemaPath:"#/properties/eventTypes/items/type",keyword:"type",params:{type: "string"},schema:schema11.properties.eventTypes.items.type,parentSchema:schema11.properties.eventTypes.items,data:data3};
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
const err5 = {instancePath:instancePath+"/eventTypes",schemaPath:"#/properties/eventTypes/x-list",keyword:"x-list",params:{ first: twice0[0], second: twice0[1], keys: [] },schema:schema11.properties.eventTypes["x-list"],parentSchema:schema11.properties.eventTypes,data:data2};
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
const err6 = {instancePath:instancePath+"/eventTypes",schemaPath:"#/properties/eventTypes/type",keyword:"type",params:{type: "array"},schema:schema11.properties.eventTypes.type,parentSchema:schema11.properties.eventTypes,data:data2};
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
const err7 = {instancePath:instancePath+"/excludeEventTypes/" + i1,schemaPath:"#/properties/excludeEventTypes/items/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema11.properties.excludeEventTypes.items,data:data5};
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
const err8 = {instancePath:instancePath+"/excludeEventTypes/" + i1,schemaPath:"#/properties/excludeEventTypes/items/type",keyword:"type",params:{type: "string"},schema:schema11.properties.excludeEventTypes.items.type,parentSchema:schema11.properties.excludeEventTypes.items,data:data5};
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
const err9 = {instancePath:instancePath+"/excludeEventTypes",schemaPath:"#/properties/excludeEventTypes/x-list",keyword:"x-list",params:{ first: twice1[0], second: twice1[1], keys: [] },schema:schema11.properties.excludeEventTypes["x-list"],parentSchema:schema11.properties.excludeEventTypes,data:data4};
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
const err10 = {instancePath:instancePath+"/excludeEventTypes",schemaPath:"#/properties/excludeEventTypes/type",keyword:"type",params:{type: "array"},schema:schema11.properties.excludeEventTypes.type,parentSchema:schema11.properties.excludeEventTypes,data:data4};
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
const err11 = {instancePath:instancePath+"/includeRequestData",schemaPath:"#/properties/includeRequestData/type",keyword:"type",params:{type: "boolean"},schema:schema11.properties.includeRequestData.type,parentSchema:schema11.properties.includeRequestData,data:data6};
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
const err12 = {instancePath:instancePath+"/includeResponseData",schemaPath:"#/properties/includeResponseData/type",keyword:"type",params:{type: "boolean"},schema:schema11.properties.includeResponseData.type,parentSchema:schema11.properties.includeResponseData,data:data7};
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
const err13 = {instancePath:instancePath+"/maxDataSize",schemaPath:"#/properties/maxDataSize/type",keyword:"type",params:{type: "integer"},schema:schema11.properties.maxDataSize.type,parentSchema:schema11.properties.maxDataSize,data:data8};
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
const err14 = {instancePath:instancePath+"/maxDataSize",schemaPath:"#/properties/maxDataSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1048576},schema:1048576,parentSchema:schema11.properties.maxDataSize,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err15 = {instancePath:instancePath+"/maxDataSize",schemaPath:"#/properties/maxDataSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema11.properties.maxDataSize,data:data8};
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
const err16 = {instancePath:instancePath+"/logFile",schemaPath:"#/properties/logFile/type",keyword:"type",params:{type: "string"},schema:schema11.properties.logFile.type,parentSchema:schema11.properties.logFile,data:data9};
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
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}

const schema12 = {"type":"object","additionalProperties":false,"properties":{"endpoint":{"type":"string","pattern":"^(https?://)?([A-Za-z0-9._-]+|\\[[0-9A-Fa-f:.]+\\])(:[0-9]{1,5})?(/[^\\s]*)?$","x-form":"an http or https URL, or host:port"},"serviceName":{"type":"string","pattern":"^(\\S(.*\\S)?)?$","x-form":"a string (without spaces around it)"},"serviceVersion":{"type":"string"},"tracingEnabled":{"type":"boolean"},"metricsEnabled":{"type":"boolean"},"samplingRate":{"type":"number","minimum":0,"maximum":1},"headers":{"type":"object","propertyNames":{"pattern":"^[!#$%&'*+.^_`|~0-9A-Za-z-]+$","x-form":"the name of an HTTP header (letters, digits and \"-\", without spaces and colon)"},"additionalProperties":{"type":"string"}},"headersFromEnv":{"type":"object","propertyNames":{"pattern":"^[!#$%&'*+.^_`|~0-9A-Za-z-]+$","x-form":"the name of an HTTP header (letters, digits and \"-\", without spaces and colon)"},"additionalProperties":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]*$","x-form":"a variable name (letters, digits and \"_\", not beginning with a digit)"}},"insecure":{"type":"boolean"},"enablePrometheusMetricsPath":{"type":"boolean"},"environmentVariables":{"type":"array","items":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]*$","x-form":"a variable name (letters, digits and \"_\", not beginning with a digit)"},"x-list":{"type":"set"}},"customAttributes":{"type":"object","additionalProperties":{"type":"string"}},"useLegacyAttributes":{"type":"boolean"},"caCertPath":{"$ref":"../value/file-path.json"}}};
const pattern8 = new RegExp("^(https?://)?([A-Za-z0-9._-]+|\\[[0-9A-Fa-f:.]+\\])(:[0-9]{1,5})?(/[^\\s]*)?$", "u");
const pattern9 = new RegExp("^[!#$%&'*+.^_`|~0-9A-Za-z-]+$", "u");

function validate12(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0.call(schema12.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema12,data};
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
if(!pattern8.test(data0)){
const err1 = {instancePath:instancePath+"/endpoint",schemaPath:"#/properties/endpoint/pattern",keyword:"pattern",params:{ pattern: "the form of an http or https URL, or host:port" },schema:"^(https?://)?([A-Za-z0-9._-]+|\\[[0-9A-Fa-f:.]+\\])(:[0-9]{1,5})?(/[^\\s]*)?$",parentSchema:schema12.properties.endpoint,data:data0};
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
const err2 = {instancePath:instancePath+"/endpoint",schemaPath:"#/properties/endpoint/type",keyword:"type",params:{type: "string"},schema:schema12.properties.endpoint.type,parentSchema:schema12.properties.endpoint,data:data0};
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
if(!pattern5.test(data1)){
const err3 = {instancePath:instancePath+"/serviceName",schemaPath:"#/properties/serviceName/pattern",keyword:"pattern",params:{ pattern: "the form of a string (without spaces around it)" },schema:"^(\\S(.*\\S)?)?$",parentSchema:schema12.properties.serviceName,data:data1};
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
const err4 = {instancePath:instancePath+"/serviceName",schemaPath:"#/properties/serviceName/type",keyword:"type",params:{type: "string"},schema:schema12.properties.serviceName.type,parentSchema:schema12.properties.serviceName,data:data1};
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
const err5 = {instancePath:instancePath+"/serviceVersion",schemaPath:"#/properties/serviceVersion/type",keyword:"type",params:{type: "string"},schema:schema12.properties.serviceVersion.type,parentSchema:schema12.properties.serviceVersion,data:data2};
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
const err6 = {instancePath:instancePath+"/tracingEnabled",schemaPath:"#/properties/tracingEnabled/type",keyword:"type",params:{type: "boolean"},schema:schema12.properties.tracingEnabled.type,parentSchema:schema12.properties.tracingEnabled,data:data3};
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
const err7 = {instancePath:instancePath+"/metricsEnabled",schemaPath:"#/properties/metricsEnabled/type",keyword:"type",params:{type: "boolean"},schema:schema12.properties.metricsEnabled.type,parentSchema:schema12.properties.metricsEnabled,data:data4};
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
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1 || isNaN(data5)){
const err8 = {instancePath:instancePath+"/samplingRate",schemaPath:"#/properties/samplingRate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},schema:1,parentSchema:schema12.properties.samplingRate,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err9 = {instancePath:instancePath+"/samplingRate",schemaPath:"#/properties/samplingRate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema12.properties.samplingRate,data:data5};
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
const err10 = {instancePath:instancePath+"/samplingRate",schemaPath:"#/properties/samplingRate/type",keyword:"type",params:{type: "number"},schema:schema12.properties.samplingRate.type,parentSchema:schema12.properties.samplingRate,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.headers !== undefined){
let data6 = data.headers;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key1 in data6){
const _errs16 = errors;
if(typeof key1 === "string"){
if(!pattern9.test(key1)){
const err11 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/propertyNames/pattern",keyword:"pattern",params:{ pattern: "the form of the name of an HTTP header (letters, digits and \"-\", without spaces and colon)" },schema:"^[!#$%&'*+.^_`|~0-9A-Za-z-]+$",parentSchema:schema12.properties.headers.propertyNames,data:key1,propertyName:key1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
var valid1 = _errs16 === errors;
if(!valid1){
const err12 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/propertyNames",keyword:"propertyNames",params:{propertyName: key1},schema:schema12.properties.headers.propertyNames,parentSchema:schema12.properties.headers,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
for(const key2 in data6){
let data7 = data6[key2];
if(typeof data7 !== "string"){
const err13 = {instancePath:instancePath+"/headers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema12.properties.headers.additionalProperties.type,parentSchema:schema12.properties.headers.additionalProperties,data:data7};
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
const err14 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type: "object"},schema:schema12.properties.headers.type,parentSchema:schema12.properties.headers,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.headersFromEnv !== undefined){
let data8 = data.headersFromEnv;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key3 in data8){
const _errs22 = errors;
if(typeof key3 === "string"){
if(!pattern9.test(key3)){
const err15 = {instancePath:instancePath+"/headersFromEnv",schemaPath:"#/properties/headersFromEnv/propertyNames/pattern",keyword:"pattern",params:{ pattern: "the form of the name of an HTTP header (letters, digits and \"-\", without spaces and colon)" },schema:"^[!#$%&'*+.^_`|~0-9A-Za-z-]+$",parentSchema:schema12.properties.headersFromEnv.propertyNames,data:key3,propertyName:key3};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
var valid3 = _errs22 === errors;
if(!valid3){
const err16 = {instancePath:instancePath+"/headersFromEnv",schemaPath:"#/properties/headersFromEnv/propertyNames",keyword:"propertyNames",params:{propertyName: key3},schema:schema12.properties.headersFromEnv.propertyNames,parentSchema:schema12.properties.headersFromEnv,data:data8};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
for(const key4 in data8){
let data9 = data8[key4];
if(typeof data9 === "string"){
if(!pattern6.test(data9)){
const err17 = {instancePath:instancePath+"/headersFromEnv/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/headersFromEnv/additionalProperties/pattern",keyword:"pattern",params:{ pattern: "the form of a variable name (letters, digits and \"_\", not beginning with a digit)" },schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:schema12.properties.headersFromEnv.additionalProperties,data:data9};
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
const err18 = {instancePath:instancePath+"/headersFromEnv/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/headersFromEnv/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema12.properties.headersFromEnv.additionalProperties.type,parentSchema:schema12.properties.headersFromEnv.additionalProperties,data:data9};
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
const err19 = {instancePath:instancePath+"/headersFromEnv",schemaPath:"#/properties/headersFromEnv/type",keyword:"type",params:{type: "object"},schema:schema12.properties.headersFromEnv.type,parentSchema:schema12.properties.headersFromEnv,data:data8};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.insecure !== undefined){
let data10 = data.insecure;
if(typeof data10 !== "boolean"){
const err20 = {instancePath:instancePath+"/insecure",schemaPath:"#/properties/insecure/type",keyword:"type",params:{type: "boolean"},schema:schema12.properties.insecure.type,parentSchema:schema12.properties.insecure,data:data10};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.enablePrometheusMetricsPath !== undefined){
let data11 = data.enablePrometheusMetricsPath;
if(typeof data11 !== "boolean"){
const err21 = {instancePath:instancePath+"/enablePrometheusMetricsPath",schemaPath:"#/properties/enablePrometheusMetricsPath/type",keyword:"type",params:{type: "boolean"},schema:schema12.properties.enablePrometheusMetricsPath.type,parentSchema:schema12.properties.enablePrometheusMetricsPath,data:data11};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.environmentVariables !== undefined){
let data12 = data.environmentVariables;
if(Array.isArray(data12)){
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
let data13 = data12[i0];
if(typeof data13 === "string"){
if(!pattern6.test(data13)){
const err22 = {instancePath:instancePath+"/environmentVariables/" + i0,schemaPath:"#/properties/environmentVariables/items/pattern",keyword:"pattern",params:{ pattern: "the form of a variable name (letters, digits and \"_\", not beginning with a digit)" },schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:schema12.properties.environmentVariables.items,data:data13};
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
const err23 = {instancePath:instancePath+"/environmentVariables/" + i0,schemaPath:"#/properties/environmentVariables/items/type",keyword:"type",params:{type: "string"},schema:schema12.properties.environmentVariables.items.type,parentSchema:schema12.properties.environmentVariables.items,data:data13};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
let twice0;
if (data12.length > 1) { const seen = new Map(); data12.forEach((item, index) => { const identity = typeof item === "string" ? "=" + item : JSON.stringify([item]); if (seen.has(identity)) twice0 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice0 !== undefined){
const err24 = {instancePath:instancePath+"/environmentVariables",schemaPath:"#/properties/environmentVariables/x-list",keyword:"x-list",params:{ first: twice0[0], second: twice0[1], keys: [] },schema:schema12.properties.environmentVariables["x-list"],parentSchema:schema12.properties.environmentVariables,data:data12};
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
const err25 = {instancePath:instancePath+"/environmentVariables",schemaPath:"#/properties/environmentVariables/type",keyword:"type",params:{type: "array"},schema:schema12.properties.environmentVariables.type,parentSchema:schema12.properties.environmentVariables,data:data12};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.customAttributes !== undefined){
let data14 = data.customAttributes;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
for(const key5 in data14){
let data15 = data14[key5];
if(typeof data15 !== "string"){
const err26 = {instancePath:instancePath+"/customAttributes/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/customAttributes/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema12.properties.customAttributes.additionalProperties.type,parentSchema:schema12.properties.customAttributes.additionalProperties,data:data15};
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
else {
const err27 = {instancePath:instancePath+"/customAttributes",schemaPath:"#/properties/customAttributes/type",keyword:"type",params:{type: "object"},schema:schema12.properties.customAttributes.type,parentSchema:schema12.properties.customAttributes,data:data14};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.useLegacyAttributes !== undefined){
let data16 = data.useLegacyAttributes;
if(typeof data16 !== "boolean"){
const err28 = {instancePath:instancePath+"/useLegacyAttributes",schemaPath:"#/properties/useLegacyAttributes/type",keyword:"type",params:{type: "boolean"},schema:schema12.properties.useLegacyAttributes.type,parentSchema:schema12.properties.useLegacyAttributes,data:data16};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.caCertPath !== undefined){
if(!(validate5(data.caCertPath, instancePath+"/caCertPath"))){
vErrors = vErrors === null ? validate5.errors : joined(vErrors, validate5.errors);
errors = vErrors.length;
}
}
}
else {
const err29 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema12.type,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}

const schema13 = {"type":"object","additionalProperties":false,"required":["url"],"properties":{"url":{"$ref":"../value/web-address.json"},"audience":{"type":"string","pattern":"^(\\S(.*\\S)?)?$","x-form":"a string (without spaces around it)"},"clientId":{"type":"string","pattern":"^(\\S(.*\\S)?)?$","x-form":"a string (without spaces around it)"},"clientSecret":{"type":"string"},"clientSecretFile":{"$ref":"../value/file-path.json"},"clientSecretEnv":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]*$","x-form":"a variable name (letters, digits and \"_\", not beginning with a digit)"},"scopes":{"type":"array","items":{"type":"string","pattern":"^\\S(.*\\S)?$","x-form":"a string (not empty, without spaces around it)"},"x-list":{"type":"atomic"}},"subjectTokenType":{"type":"string","enum":["access_token","id_token","jwt"]},"subjectProviderName":{"type":"string"},"headerName":{"type":"string","minLength":1,"maxLength":255,"pattern":"^[!#$%&'*+.^_`|~0-9A-Za-z-]+$","x-form":"the name of an HTTP header (letters, digits and \"-\", without spaces and colon)"}},"x-rule":[{"atMostOneOf":["clientSecret","clientSecretFile","clientSecretEnv"]}]};

function validate13(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},schema:schema13.required,parentSchema:schema13,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema13.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema13,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.url !== undefined){
if(!(validate2(data.url, instancePath+"/url"))){
vErrors = vErrors === null ? validate2.errors : joined(vErrors, validate2.errors);
errors = vErrors.length;
}
}
if(data.audience !== undefined){
let data1 = data.audience;
if(typeof data1 === "string"){
if(!pattern5.test(data1)){
const err2 = {instancePath:instancePath+"/audience",schemaPath:"#/properties/audience/pattern",keyword:"pattern",params:{ pattern: "the form of a string (without spaces around it)" },schema:"^(\\S(.*\\S)?)?$",parentSchema:schema13.properties.audience,data:data1};
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
const err3 = {instancePath:instancePath+"/audience",schemaPath:"#/properties/audience/type",keyword:"type",params:{type: "string"},schema:schema13.properties.audience.type,parentSchema:schema13.properties.audience,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.clientId !== undefined){
let data2 = data.clientId;
if(typeof data2 === "string"){
if(!pattern5.test(data2)){
const err4 = {instancePath:instancePath+"/clientId",schemaPath:"#/properties/clientId/pattern",keyword:"pattern",params:{ pattern: "the form of a string (without spaces around it)" },schema:"^(\\S(.*\\S)?)?$",parentSchema:schema13.properties.clientId,data:data2};
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
const err5 = {instancePath:instancePath+"/clientId",schemaPath:"#/properties/clientId/type",keyword:"type",params:{type: "string"},schema:schema13.properties.clientId.type,parentSchema:schema13.properties.clientId,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.clientSecret !== undefined){
let data3 = data.clientSecret;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/clientSecret",schemaPath:"#/properties/clientSecret/type",keyword:"type",params:{type: "string"},schema:schema13.properties.clientSecret.type,parentSchema:schema13.properties.clientSecret,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.clientSecretFile !== undefined){
if(!(validate5(data.clientSecretFile, instancePath+"/clientSecretFile"))){
vErrors = vErrors === null ? validate5.errors : joined(vErrors, validate5.errors);
errors = vErrors.length;
}
}
if(data.clientSecretEnv !== undefined){
let data5 = data.clientSecretEnv;
if(typeof data5 === "string"){
if(!pattern6.test(data5)){
const err7 = {instancePath:instancePath+"/clientSecretEnv",schemaPath:"#/properties/clientSecretEnv/pattern",keyword:"pattern",params:{ pattern: "the form of a variable name (letters, digits and \"_\", not beginning with a digit)" },schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:schema13.properties.clientSecretEnv,data:data5};
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
const err8 = {instancePath:instancePath+"/clientSecretEnv",schemaPath:"#/properties/clientSecretEnv/type",keyword:"type",params:{type: "string"},schema:schema13.properties.clientSecretEnv.type,parentSchema:schema13.properties.clientSecretEnv,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.scopes !== undefined){
let data6 = data.scopes;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(typeof data7 === "string"){
if(!pattern7.test(data7)){
const err9 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/properties/scopes/items/pattern",keyword:"pattern",params:{ pattern: "the form of a string (not empty, without spaces around it)" },schema:"^\\S(.*\\S)?$",parentSchema:schema13.properties.scopes.items,data:data7};
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
const err10 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/properties/scopes/items/type",keyword:"type",params:{type: "string"},schema:schema13.properties.scopes.items.type,parentSchema:schema13.properties.scopes.items,data:data7};
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
const err11 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"},schema:schema13.properties.scopes.type,parentSchema:schema13.properties.scopes,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.subjectTokenType !== undefined){
let data8 = data.subjectTokenType;
if(typeof data8 !== "string"){
const err12 = {instancePath:instancePath+"/subjectTokenType",schemaPath:"#/properties/subjectTokenType/type",keyword:"type",params:{type: "string"},schema:schema13.properties.subjectTokenType.type,parentSchema:schema13.properties.subjectTokenType,data:data8};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(((data8 === "access_token") || (data8 === "id_token")) || (data8 === "jwt"))){
const err13 = {instancePath:instancePath+"/subjectTokenType",schemaPath:"#/properties/subjectTokenType/enum",keyword:"enum",params:{allowedValues: schema13.properties.subjectTokenType.enum},schema:schema13.properties.subjectTokenType.enum,parentSchema:schema13.properties.subjectTokenType,data:data8};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.subjectProviderName !== undefined){
let data9 = data.subjectProviderName;
if(typeof data9 !== "string"){
const err14 = {instancePath:instancePath+"/subjectProviderName",schemaPath:"#/properties/subjectProviderName/type",keyword:"type",params:{type: "string"},schema:schema13.properties.subjectProviderName.type,parentSchema:schema13.properties.subjectProviderName,data:data9};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.headerName !== undefined){
let data10 = data.headerName;
if(typeof data10 === "string"){
if(isLonger(data10, 255)){
const err15 = {instancePath:instancePath+"/headerName",schemaPath:"#/properties/headerName/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema13.properties.headerName,data:data10};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(isShorter(data10, 1)){
const err16 = {instancePath:instancePath+"/headerName",schemaPath:"#/properties/headerName/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema13.properties.headerName,data:data10};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!pattern9.test(data10)){
const err17 = {instancePath:instancePath+"/headerName",schemaPath:"#/properties/headerName/pattern",keyword:"pattern",params:{ pattern: "the form of the name of an HTTP header (letters, digits and \"-\", without spaces and colon)" },schema:"^[!#$%&'*+.^_`|~0-9A-Za-z-]+$",parentSchema:schema13.properties.headerName,data:data10};
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
const err18 = {instancePath:instancePath+"/headerName",schemaPath:"#/properties/headerName/type",keyword:"type",params:{type: "string"},schema:schema13.properties.headerName.type,parentSchema:schema13.properties.headerName,data:data10};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if((data.clientSecret !== undefined ? 1 : 0) + (data.clientSecretFile !== undefined ? 1 : 0) + (data.clientSecretEnv !== undefined ? 1 : 0) > 1){
const err19 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "atMostOneOf", detail: { fields: ["clientSecret", "clientSecretFile", "clientSecretEnv"] } },schema:schema13["x-rule"],parentSchema:schema13,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema13.type,parentSchema:schema13,data};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate13.errors = vErrors;
return errors === 0;
}

const schema14 = {"type":"object","additionalProperties":false,"properties":{"enabled":{"type":"boolean"},"issuer":{"$ref":"../value/web-address.json"},"authorizeUrl":{"$ref":"../value/web-address.json"},"tokenUrl":{"$ref":"../value/web-address.json"},"clientId":{"type":"string","pattern":"^(\\S(.*\\S)?)?$","x-form":"a string (without spaces around it)"},"clientSecret":{"type":"string"},"clientSecretFile":{"$ref":"../value/file-path.json"},"scopes":{"type":"array","items":{"type":"string","pattern":"^\\S(.*\\S)?$","x-form":"a string (not empty, without spaces around it)"},"x-list":{"type":"atomic"}},"resource":{"type":"string","pattern":"^[A-Za-z][A-Za-z0-9+.-]*:[^\\s#]+$","x-form":"an absolute URI without a fragment"},"callbackPort":{"$ref":"../value/port.json"},"skipBrowser":{"type":"boolean"},"timeout":{"$ref":"../value/positive-duration.json"},"bearerToken":{"type":"string"},"bearerTokenFile":{"$ref":"../value/file-path.json"},"bearerTokenEnv":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]*$","x-form":"a variable name (letters, digits and \"_\", not beginning with a digit)"}},"x-rule":[{"atMostOneOf":["clientSecret","clientSecretFile"]},{"atMostOneOf":["bearerToken","bearerTokenFile","bearerTokenEnv"]},{"atMostOneOf":["issuer","authorizeUrl"]},{"atMostOneOf":["issuer","tokenUrl"]},{"requires":{"if":{"authorizeUrl":true},"then":{"tokenUrl":true},"message":"authorizeUrl needs tokenUrl: where the code is exchanged for a token."}},{"requires":{"if":{"tokenUrl":true},"then":{"authorizeUrl":true},"message":"tokenUrl needs authorizeUrl: where people sign in."}},{"requires":{"if":{"bearerToken":true},"then":{"enabled":false},"message":"A bearer token replaces OAuth: leave one of the two out."}},{"requires":{"if":{"bearerTokenFile":true},"then":{"enabled":false},"message":"A bearer token replaces OAuth: leave one of the two out."}},{"requires":{"if":{"bearerTokenEnv":true},"then":{"enabled":false},"message":"A bearer token replaces OAuth: leave one of the two out."}}]};
const schema15 = {"type":"string","x-language":"duration","pattern":"^([0-9]+(\\.[0-9]+)?(ns|us|µs|ms|s|m|h))+$","maxLength":64,"x-minimum-duration":"1ms","examples":["30s","1m30s"]};
const pattern10 = new RegExp("^([0-9]+(\\.[0-9]+)?(ns|us|µs|ms|s|m|h))+$", "u");

function validate14(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(isLonger(data, 64)){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Array.from(String(data).matchAll(/([0-9.]+)(ns|us|µs|ms|s|m|h)/gu)).reduce((sum, part) => sum + Number(part[1]) * ({ ns: 1, us: 1e3, "µs": 1e3, ms: 1e6, s: 1e9, m: 6e10, h: 3.6e12 })[part[2]], 0) < Array.from(String("1ms").matchAll(/([0-9.]+)(ns|us|µs|ms|s|m|h)/gu)).reduce((sum, part) => sum + Number(part[1]) * ({ ns: 1, us: 1e3, "µs": 1e3, ms: 1e6, s: 1e9, m: 6e10, h: 3.6e12 })[part[2]], 0)){
const err1 = {instancePath,schemaPath:"#/x-minimum-duration",keyword:"x-minimum-duration",params:{ minimum: "1ms" },schema:"1ms",parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern10.test(data)){
const err2 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{ pattern: "^([0-9]+(\\.[0-9]+)?(ns|us|µs|ms|s|m|h))+$" },schema:"^([0-9]+(\\.[0-9]+)?(ns|us|µs|ms|s|m|h))+$",parentSchema:schema15,data};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema15.type,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}

const pattern11 = new RegExp("^[A-Za-z][A-Za-z0-9+.-]*:[^\\s#]+$", "u");

function validate15(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0.call(schema14.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema14,data};
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
const err1 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},schema:schema14.properties.enabled.type,parentSchema:schema14.properties.enabled,data:data0};
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
if(!(validate2(data.issuer, instancePath+"/issuer"))){
vErrors = vErrors === null ? validate2.errors : joined(vErrors, validate2.errors);
errors = vErrors.length;
}
}
if(data.authorizeUrl !== undefined){
if(!(validate2(data.authorizeUrl, instancePath+"/authorizeUrl"))){
vErrors = vErrors === null ? validate2.errors : joined(vErrors, validate2.errors);
errors = vErrors.length;
}
}
if(data.tokenUrl !== undefined){
if(!(validate2(data.tokenUrl, instancePath+"/tokenUrl"))){
vErrors = vErrors === null ? validate2.errors : joined(vErrors, validate2.errors);
errors = vErrors.length;
}
}
if(data.clientId !== undefined){
let data4 = data.clientId;
if(typeof data4 === "string"){
if(!pattern5.test(data4)){
const err2 = {instancePath:instancePath+"/clientId",schemaPath:"#/properties/clientId/pattern",keyword:"pattern",params:{ pattern: "the form of a string (without spaces around it)" },schema:"^(\\S(.*\\S)?)?$",parentSchema:schema14.properties.clientId,data:data4};
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
const err3 = {instancePath:instancePath+"/clientId",schemaPath:"#/properties/clientId/type",keyword:"type",params:{type: "string"},schema:schema14.properties.clientId.type,parentSchema:schema14.properties.clientId,data:data4};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.clientSecret !== undefined){
let data5 = data.clientSecret;
if(typeof data5 !== "string"){
const err4 = {instancePath:instancePath+"/clientSecret",schemaPath:"#/properties/clientSecret/type",keyword:"type",params:{type: "string"},schema:schema14.properties.clientSecret.type,parentSchema:schema14.properties.clientSecret,data:data5};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.clientSecretFile !== undefined){
if(!(validate5(data.clientSecretFile, instancePath+"/clientSecretFile"))){
vErrors = vErrors === null ? validate5.errors : joined(vErrors, validate5.errors);
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
if(!pattern7.test(data8)){
const err5 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/properties/scopes/items/pattern",keyword:"pattern",params:{ pattern: "the form of a string (not empty, without spaces around it)" },schema:"^\\S(.*\\S)?$",parentSchema:schema14.properties.scopes.items,data:data8};
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
const err6 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/properties/scopes/items/type",keyword:"type",params:{type: "string"},schema:schema14.properties.scopes.items.type,parentSchema:schema14.properties.scopes.items,data:data8};
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
const err7 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"},schema:schema14.properties.scopes.type,parentSchema:schema14.properties.scopes,data:data7};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.resource !== undefined){
let data9 = data.resource;
if(typeof data9 === "string"){
if(!pattern11.test(data9)){
const err8 = {instancePath:instancePath+"/resource",schemaPath:"#/properties/resource/pattern",keyword:"pattern",params:{ pattern: "the form of an absolute URI without a fragment" },schema:"^[A-Za-z][A-Za-z0-9+.-]*:[^\\s#]+$",parentSchema:schema14.properties.resource,data:data9};
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
const err9 = {instancePath:instancePath+"/resource",schemaPath:"#/properties/resource/type",keyword:"type",params:{type: "string"},schema:schema14.properties.resource.type,parentSchema:schema14.properties.resource,data:data9};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.callbackPort !== undefined){
if(!(validate3(data.callbackPort, instancePath+"/callbackPort"))){
vErrors = vErrors === null ? validate3.errors : joined(vErrors, validate3.errors);
errors = vErrors.length;
}
}
if(data.skipBrowser !== undefined){
let data11 = data.skipBrowser;
if(typeof data11 !== "boolean"){
const err10 = {instancePath:instancePath+"/skipBrowser",schemaPath:"#/properties/skipBrowser/type",keyword:"type",params:{type: "boolean"},schema:schema14.properties.skipBrowser.type,parentSchema:schema14.properties.skipBrowser,data:data11};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.timeout !== undefined){
if(!(validate14(data.timeout, instancePath+"/timeout"))){
vErrors = vErrors === null ? validate14.errors : joined(vErrors, validate14.errors);
errors = vErrors.length;
}
}
if(data.bearerToken !== undefined){
let data13 = data.bearerToken;
if(typeof data13 !== "string"){
const err11 = {instancePath:instancePath+"/bearerToken",schemaPath:"#/properties/bearerToken/type",keyword:"type",params:{type: "string"},schema:schema14.properties.bearerToken.type,parentSchema:schema14.properties.bearerToken,data:data13};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.bearerTokenFile !== undefined){
if(!(validate5(data.bearerTokenFile, instancePath+"/bearerTokenFile"))){
vErrors = vErrors === null ? validate5.errors : joined(vErrors, validate5.errors);
errors = vErrors.length;
}
}
if(data.bearerTokenEnv !== undefined){
let data15 = data.bearerTokenEnv;
if(typeof data15 === "string"){
if(!pattern6.test(data15)){
const err12 = {instancePath:instancePath+"/bearerTokenEnv",schemaPath:"#/properties/bearerTokenEnv/pattern",keyword:"pattern",params:{ pattern: "the form of a variable name (letters, digits and \"_\", not beginning with a digit)" },schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:schema14.properties.bearerTokenEnv,data:data15};
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
const err13 = {instancePath:instancePath+"/bearerTokenEnv",schemaPath:"#/properties/bearerTokenEnv/type",keyword:"type",params:{type: "string"},schema:schema14.properties.bearerTokenEnv.type,parentSchema:schema14.properties.bearerTokenEnv,data:data15};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if((data.clientSecret !== undefined ? 1 : 0) + (data.clientSecretFile !== undefined ? 1 : 0) > 1){
const err14 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "atMostOneOf", detail: { fields: ["clientSecret", "clientSecretFile"] } },schema:schema14["x-rule"],parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((data.bearerToken !== undefined ? 1 : 0) + (data.bearerTokenFile !== undefined ? 1 : 0) + (data.bearerTokenEnv !== undefined ? 1 : 0) > 1){
const err15 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "atMostOneOf", detail: { fields: ["bearerToken", "bearerTokenFile", "bearerTokenEnv"] } },schema:schema14["x-rule"],parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((data.issuer !== undefined ? 1 : 0) + (data.authorizeUrl !== undefined ? 1 : 0) > 1){
const err16 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "atMostOneOf", detail: { fields: ["issuer", "authorizeUrl"] } },schema:schema14["x-rule"],parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((data.issuer !== undefined ? 1 : 0) + (data.tokenUrl !== undefined ? 1 : 0) > 1){
const err17 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "atMostOneOf", detail: { fields: ["issuer", "tokenUrl"] } },schema:schema14["x-rule"],parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((data.authorizeUrl !== undefined) && (!(data.tokenUrl !== undefined))){
const err18 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "authorizeUrl needs tokenUrl: where the code is exchanged for a token.", fields: ["authorizeUrl", "tokenUrl"] } },schema:schema14["x-rule"],parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((data.tokenUrl !== undefined) && (!(data.authorizeUrl !== undefined))){
const err19 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "tokenUrl needs authorizeUrl: where people sign in.", fields: ["tokenUrl", "authorizeUrl"] } },schema:schema14["x-rule"],parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((data.bearerToken !== undefined) && (!((data.enabled === false) || ((data !== undefined) && (data.enabled === undefined))))){
const err20 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "A bearer token replaces OAuth: leave one of the two out.", fields: ["bearerToken", "enabled"] } },schema:schema14["x-rule"],parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((data.bearerTokenFile !== undefined) && (!((data.enabled === false) || ((data !== undefined) && (data.enabled === undefined))))){
const err21 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "A bearer token replaces OAuth: leave one of the two out.", fields: ["bearerTokenFile", "enabled"] } },schema:schema14["x-rule"],parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((data.bearerTokenEnv !== undefined) && (!((data.enabled === false) || ((data !== undefined) && (data.enabled === undefined))))){
const err22 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "A bearer token replaces OAuth: leave one of the two out.", fields: ["bearerTokenEnv", "enabled"] } },schema:schema14["x-rule"],parentSchema:schema14,data};
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
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema14.type,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate15.errors = vErrors;
return errors === 0;
}

const schema16 = {"type":"object","additionalProperties":false,"properties":{"plaintext":{"type":"object","propertyNames":{"pattern":"^[!#$%&'*+.^_`|~0-9A-Za-z-]+$","x-form":"the name of an HTTP header (letters, digits and \"-\", without spaces and colon)","maxLength":255},"additionalProperties":{"type":"string","pattern":"^[^\\x00-\\x1f\\x7f]*$","x-form":"a header value (a single line without control characters)"}},"fromSecret":{"type":"object","propertyNames":{"pattern":"^[!#$%&'*+.^_`|~0-9A-Za-z-]+$","x-form":"the name of an HTTP header (letters, digits and \"-\", without spaces and colon)","maxLength":255},"additionalProperties":{"type":"string","minLength":1}},"fromEnv":{"type":"object","propertyNames":{"pattern":"^[!#$%&'*+.^_`|~0-9A-Za-z-]+$","x-form":"the name of an HTTP header (letters, digits and \"-\", without spaces and colon)","maxLength":255},"additionalProperties":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]*$","x-form":"a variable name (letters, digits and \"_\", not beginning with a digit)"}}},"x-rule":[{"atLeastOneOf":["plaintext","fromSecret","fromEnv"]}]};
const pattern12 = new RegExp("^[^\\x00-\\x1f\\x7f]*$", "u");

function validate16(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "plaintext") || (key0 === "fromSecret")) || (key0 === "fromEnv"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.plaintext !== undefined){
let data0 = data.plaintext;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
const _errs4 = errors;
if(typeof key1 === "string"){
if(isLonger(key1, 255)){
const err1 = {instancePath:instancePath+"/plaintext",schemaPath:"#/properties/plaintext/propertyNames/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema16.properties.plaintext.propertyNames,data:key1,propertyName:key1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern9.test(key1)){
const err2 = {instancePath:instancePath+"/plaintext",schemaPath:"#/properties/plaintext/propertyNames/pattern",keyword:"pattern",params:{ pattern: "the form of the name of an HTTP header (letters, digits and \"-\", without spaces and colon)" },schema:"^[!#$%&'*+.^_`|~0-9A-Za-z-]+$",parentSchema:schema16.properties.plaintext.propertyNames,data:key1,propertyName:key1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
const err3 = {instancePath:instancePath+"/plaintext",schemaPath:"#/properties/plaintext/propertyNames",keyword:"propertyNames",params:{propertyName: key1},schema:schema16.properties.plaintext.propertyNames,parentSchema:schema16.properties.plaintext,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
for(const key2 in data0){
let data1 = data0[key2];
if(typeof data1 === "string"){
if(!pattern12.test(data1)){
const err4 = {instancePath:instancePath+"/plaintext/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/plaintext/additionalProperties/pattern",keyword:"pattern",params:{ pattern: "the form of a header value (a single line without control characters)" },schema:"^[^\\x00-\\x1f\\x7f]*$",parentSchema:schema16.properties.plaintext.additionalProperties,data:data1};
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
const err5 = {instancePath:instancePath+"/plaintext/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/plaintext/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema16.properties.plaintext.additionalProperties.type,parentSchema:schema16.properties.plaintext.additionalProperties,data:data1};
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
const err6 = {instancePath:instancePath+"/plaintext",schemaPath:"#/properties/plaintext/type",keyword:"type",params:{type: "object"},schema:schema16.properties.plaintext.type,parentSchema:schema16.properties.plaintext,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.fromSecret !== undefined){
let data2 = data.fromSecret;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key3 in data2){
const _errs10 = errors;
if(typeof key3 === "string"){
if(isLonger(key3, 255)){
const err7 = {instancePath:instancePath+"/fromSecret",schemaPath:"#/properties/fromSecret/propertyNames/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema16.properties.fromSecret.propertyNames,data:key3,propertyName:key3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern9.test(key3)){
const err8 = {instancePath:instancePath+"/fromSecret",schemaPath:"#/properties/fromSecret/propertyNames/pattern",keyword:"pattern",params:{ pattern: "the form of the name of an HTTP header (letters, digits and \"-\", without spaces and colon)" },schema:"^[!#$%&'*+.^_`|~0-9A-Za-z-]+$",parentSchema:schema16.properties.fromSecret.propertyNames,data:key3,propertyName:key3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var valid3 = _errs10 === errors;
if(!valid3){
const err9 = {instancePath:instancePath+"/fromSecret",schemaPath:"#/properties/fromSecret/propertyNames",keyword:"propertyNames",params:{propertyName: key3},schema:schema16.properties.fromSecret.propertyNames,parentSchema:schema16.properties.fromSecret,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
for(const key4 in data2){
let data3 = data2[key4];
if(typeof data3 === "string"){
if(isShorter(data3, 1)){
const err10 = {instancePath:instancePath+"/fromSecret/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fromSecret/additionalProperties/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema16.properties.fromSecret.additionalProperties,data:data3};
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
const err11 = {instancePath:instancePath+"/fromSecret/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fromSecret/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema16.properties.fromSecret.additionalProperties.type,parentSchema:schema16.properties.fromSecret.additionalProperties,data:data3};
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
const err12 = {instancePath:instancePath+"/fromSecret",schemaPath:"#/properties/fromSecret/type",keyword:"type",params:{type: "object"},schema:schema16.properties.fromSecret.type,parentSchema:schema16.properties.fromSecret,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.fromEnv !== undefined){
let data4 = data.fromEnv;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key5 in data4){
const _errs16 = errors;
if(typeof key5 === "string"){
if(isLonger(key5, 255)){
const err13 = {instancePath:instancePath+"/fromEnv",schemaPath:"#/properties/fromEnv/propertyNames/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema16.properties.fromEnv.propertyNames,data:key5,propertyName:key5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern9.test(key5)){
const err14 = {instancePath:instancePath+"/fromEnv",schemaPath:"#/properties/fromEnv/propertyNames/pattern",keyword:"pattern",params:{ pattern: "the form of the name of an HTTP header (letters, digits and \"-\", without spaces and colon)" },schema:"^[!#$%&'*+.^_`|~0-9A-Za-z-]+$",parentSchema:schema16.properties.fromEnv.propertyNames,data:key5,propertyName:key5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
var valid5 = _errs16 === errors;
if(!valid5){
const err15 = {instancePath:instancePath+"/fromEnv",schemaPath:"#/properties/fromEnv/propertyNames",keyword:"propertyNames",params:{propertyName: key5},schema:schema16.properties.fromEnv.propertyNames,parentSchema:schema16.properties.fromEnv,data:data4};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
for(const key6 in data4){
let data5 = data4[key6];
if(typeof data5 === "string"){
if(!pattern6.test(data5)){
const err16 = {instancePath:instancePath+"/fromEnv/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fromEnv/additionalProperties/pattern",keyword:"pattern",params:{ pattern: "the form of a variable name (letters, digits and \"_\", not beginning with a digit)" },schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:schema16.properties.fromEnv.additionalProperties,data:data5};
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
const err17 = {instancePath:instancePath+"/fromEnv/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fromEnv/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema16.properties.fromEnv.additionalProperties.type,parentSchema:schema16.properties.fromEnv.additionalProperties,data:data5};
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
const err18 = {instancePath:instancePath+"/fromEnv",schemaPath:"#/properties/fromEnv/type",keyword:"type",params:{type: "object"},schema:schema16.properties.fromEnv.type,parentSchema:schema16.properties.fromEnv,data:data4};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if((data.plaintext !== undefined ? 1 : 0) + (data.fromSecret !== undefined ? 1 : 0) + (data.fromEnv !== undefined ? 1 : 0) < 1){
const err19 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "atLeastOneOf", detail: { fields: ["plaintext", "fromSecret", "fromEnv"] } },schema:schema16["x-rule"],parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema16.type,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate16.errors = vErrors;
return errors === 0;
}

const schema17 = {"type":"object","additionalProperties":false,"x-rule":[{"atMostOneOf":["overridePath","overrides"]}],"properties":{"filter":{"type":"array","items":{"type":"string","pattern":"^\\S(.*\\S)?$","x-form":"a string (not empty, without spaces around it)","minLength":1},"x-list":{"type":"set"}},"overridePath":{"$ref":"../value/file-path.json"},"overrides":{"type":"object","additionalProperties":{"$ref":"../tools/tool-override.json"}}}};
const schema18 = {"type":"object","additionalProperties":false,"properties":{"name":{"type":"string"},"description":{"type":"string"},"annotations":{"$ref":"./tool-annotations-override.json"}},"x-rule":[{"atLeastOneOf":["name","description"],"filled":true}]};
const schema19 = {"type":"object","additionalProperties":false,"properties":{"title":{"type":"string"},"readOnlyHint":{"type":"boolean"},"destructiveHint":{"type":"boolean"},"idempotentHint":{"type":"boolean"},"openWorldHint":{"type":"boolean"}}};

function validate17(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "title") || (key0 === "readOnlyHint")) || (key0 === "destructiveHint")) || (key0 === "idempotentHint")) || (key0 === "openWorldHint"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema19,data};
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
const err1 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},schema:schema19.properties.title.type,parentSchema:schema19.properties.title,data:data0};
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
const err2 = {instancePath:instancePath+"/readOnlyHint",schemaPath:"#/properties/readOnlyHint/type",keyword:"type",params:{type: "boolean"},schema:schema19.properties.readOnlyHint.type,parentSchema:schema19.properties.readOnlyHint,data:data1};
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
const err3 = {instancePath:instancePath+"/destructiveHint",schemaPath:"#/properties/destructiveHint/type",keyword:"type",params:{type: "boolean"},schema:schema19.properties.destructiveHint.type,parentSchema:schema19.properties.destructiveHint,data:data2};
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
const err4 = {instancePath:instancePath+"/idempotentHint",schemaPath:"#/properties/idempotentHint/type",keyword:"type",params:{type: "boolean"},schema:schema19.properties.idempotentHint.type,parentSchema:schema19.properties.idempotentHint,data:data3};
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
const err5 = {instancePath:instancePath+"/openWorldHint",schemaPath:"#/properties/openWorldHint/type",keyword:"type",params:{type: "boolean"},schema:schema19.properties.openWorldHint.type,parentSchema:schema19.properties.openWorldHint,data:data4};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema19.type,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}


function validate18(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "description")) || (key0 === "annotations"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema18,data};
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
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema18.properties.name.type,parentSchema:schema18.properties.name,data:data0};
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
const err2 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},schema:schema18.properties.description.type,parentSchema:schema18.properties.description,data:data1};
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
if(!(validate17(data.annotations, instancePath+"/annotations"))){
vErrors = vErrors === null ? validate17.errors : joined(vErrors, validate17.errors);
errors = vErrors.length;
}
}
if((data.name !== undefined && data.name !== '' ? 1 : 0) + (data.description !== undefined && data.description !== '' ? 1 : 0) < 1){
const err3 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "atLeastOneOf", detail: { fields: ["name", "description"] } },schema:schema18["x-rule"],parentSchema:schema18,data};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema18.type,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate18.errors = vErrors;
return errors === 0;
}


function validate19(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "filter") || (key0 === "overridePath")) || (key0 === "overrides"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.filter !== undefined){
let data0 = data.filter;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(isShorter(data1, 1)){
const err1 = {instancePath:instancePath+"/filter/" + i0,schemaPath:"#/properties/filter/items/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema17.properties.filter.items,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern7.test(data1)){
const err2 = {instancePath:instancePath+"/filter/" + i0,schemaPath:"#/properties/filter/items/pattern",keyword:"pattern",params:{ pattern: "the form of a string (not empty, without spaces around it)" },schema:"^\\S(.*\\S)?$",parentSchema:schema17.properties.filter.items,data:data1};
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
const err3 = {instancePath:instancePath+"/filter/" + i0,schemaPath:"#/properties/filter/items/type",keyword:"type",params:{type: "string"},schema:schema17.properties.filter.items.type,parentSchema:schema17.properties.filter.items,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
let twice0;
if (data0.length > 1) { const seen = new Map(); data0.forEach((item, index) => { const identity = typeof item === "string" ? "=" + item : JSON.stringify([item]); if (seen.has(identity)) twice0 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice0 !== undefined){
const err4 = {instancePath:instancePath+"/filter",schemaPath:"#/properties/filter/x-list",keyword:"x-list",params:{ first: twice0[0], second: twice0[1], keys: [] },schema:schema17.properties.filter["x-list"],parentSchema:schema17.properties.filter,data:data0};
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
const err5 = {instancePath:instancePath+"/filter",schemaPath:"#/properties/filter/type",keyword:"type",params:{type: "array"},schema:schema17.properties.filter.type,parentSchema:schema17.properties.filter,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.overridePath !== undefined){
if(!(validate5(data.overridePath, instancePath+"/overridePath"))){
vErrors = vErrors === null ? validate5.errors : joined(vErrors, validate5.errors);
errors = vErrors.length;
}
}
if(data.overrides !== undefined){
let data3 = data.overrides;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 in data3){
if(!(validate18(data3[key1], instancePath+"/overrides/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")))){
vErrors = vErrors === null ? validate18.errors : joined(vErrors, validate18.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/overrides",schemaPath:"#/properties/overrides/type",keyword:"type",params:{type: "object"},schema:schema17.properties.overrides.type,parentSchema:schema17.properties.overrides,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if((data.overridePath !== undefined ? 1 : 0) + (data.overrides !== undefined ? 1 : 0) > 1){
const err7 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "atMostOneOf", detail: { fields: ["overridePath", "overrides"] } },schema:schema17["x-rule"],parentSchema:schema17,data};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema17.type,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate19.errors = vErrors;
return errors === 0;
}

const schema20 = {"type":"object","additionalProperties":false,"required":["podSelector","container"],"properties":{"namespace":{"type":"string","minLength":1},"podSelector":{"type":"object","minProperties":1,"additionalProperties":{"type":"string"}},"container":{"type":"string","minLength":1}}};

function validate20(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.podSelector === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "podSelector"},schema:schema20.required,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.container === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "container"},schema:schema20.required,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "namespace") || (key0 === "podSelector")) || (key0 === "container"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.namespace !== undefined){
let data0 = data.namespace;
if(typeof data0 === "string"){
if(isShorter(data0, 1)){
const err3 = {instancePath:instancePath+"/namespace",schemaPath:"#/properties/namespace/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema20.properties.namespace,data:data0};
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
const err4 = {instancePath:instancePath+"/namespace",schemaPath:"#/properties/namespace/type",keyword:"type",params:{type: "string"},schema:schema20.properties.namespace.type,parentSchema:schema20.properties.namespace,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.podSelector !== undefined){
let data1 = data.podSelector;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(Object.keys(data1).length < 1){
const err5 = {instancePath:instancePath+"/podSelector",schemaPath:"#/properties/podSelector/minProperties",keyword:"minProperties",params:{limit: 1},schema:1,parentSchema:schema20.properties.podSelector,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key1 in data1){
let data2 = data1[key1];
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/podSelector/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/podSelector/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema20.properties.podSelector.additionalProperties.type,parentSchema:schema20.properties.podSelector.additionalProperties,data:data2};
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
const err7 = {instancePath:instancePath+"/podSelector",schemaPath:"#/properties/podSelector/type",keyword:"type",params:{type: "object"},schema:schema20.properties.podSelector.type,parentSchema:schema20.properties.podSelector,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.container !== undefined){
let data3 = data.container;
if(typeof data3 === "string"){
if(isShorter(data3, 1)){
const err8 = {instancePath:instancePath+"/container",schemaPath:"#/properties/container/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema20.properties.container,data:data3};
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
const err9 = {instancePath:instancePath+"/container",schemaPath:"#/properties/container/type",keyword:"type",params:{type: "string"},schema:schema20.properties.container.type,parentSchema:schema20.properties.container,data:data3};
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
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema20.type,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}

const schema21 = {"type":"object","additionalProperties":false,"required":["providerName"],"properties":{"providerName":{"type":"string","minLength":1}}};

function validate21(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.providerName === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "providerName"},schema:schema21.required,parentSchema:schema21,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "providerName")){
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
if(data.providerName !== undefined){
let data0 = data.providerName;
if(typeof data0 === "string"){
if(isShorter(data0, 1)){
const err2 = {instancePath:instancePath+"/providerName",schemaPath:"#/properties/providerName/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema21.properties.providerName,data:data0};
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
const err3 = {instancePath:instancePath+"/providerName",schemaPath:"#/properties/providerName/type",keyword:"type",params:{type: "string"},schema:schema21.properties.providerName.type,parentSchema:schema21.properties.providerName,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema21.type,parentSchema:schema21,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}

const schema22 = {"type":"object","additionalProperties":false,"required":["headerName","valueEnv"],"properties":{"headerName":{"type":"string","minLength":1,"maxLength":255,"pattern":"^[!#$%&'*+.^_`|~0-9A-Za-z-]+$","x-form":"the name of an HTTP header (letters, digits and \"-\", without spaces and colon)"},"valueEnv":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]*$","x-form":"a variable name (letters, digits and \"_\", not beginning with a digit)"}}};

function validate22(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.headerName === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "headerName"},schema:schema22.required,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.valueEnv === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "valueEnv"},schema:schema22.required,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "headerName") || (key0 === "valueEnv"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.headerName !== undefined){
let data0 = data.headerName;
if(typeof data0 === "string"){
if(isLonger(data0, 255)){
const err3 = {instancePath:instancePath+"/headerName",schemaPath:"#/properties/headerName/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema22.properties.headerName,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(isShorter(data0, 1)){
const err4 = {instancePath:instancePath+"/headerName",schemaPath:"#/properties/headerName/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema22.properties.headerName,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern9.test(data0)){
const err5 = {instancePath:instancePath+"/headerName",schemaPath:"#/properties/headerName/pattern",keyword:"pattern",params:{ pattern: "the form of the name of an HTTP header (letters, digits and \"-\", without spaces and colon)" },schema:"^[!#$%&'*+.^_`|~0-9A-Za-z-]+$",parentSchema:schema22.properties.headerName,data:data0};
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
const err6 = {instancePath:instancePath+"/headerName",schemaPath:"#/properties/headerName/type",keyword:"type",params:{type: "string"},schema:schema22.properties.headerName.type,parentSchema:schema22.properties.headerName,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.valueEnv !== undefined){
let data1 = data.valueEnv;
if(typeof data1 === "string"){
if(!pattern6.test(data1)){
const err7 = {instancePath:instancePath+"/valueEnv",schemaPath:"#/properties/valueEnv/pattern",keyword:"pattern",params:{ pattern: "the form of a variable name (letters, digits and \"_\", not beginning with a digit)" },schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:schema22.properties.valueEnv,data:data1};
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
const err8 = {instancePath:instancePath+"/valueEnv",schemaPath:"#/properties/valueEnv/type",keyword:"type",params:{type: "string"},schema:schema22.properties.valueEnv.type,parentSchema:schema22.properties.valueEnv,data:data1};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema22.type,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}

const schema23 = {"type":"object","additionalProperties":false,"required":["region","service"],"properties":{"region":{"type":"string","minLength":1},"service":{"type":"string","minLength":1},"fallbackRoleArn":{"type":"string","minLength":1},"roleMappings":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["roleArn"],"properties":{"claim":{"type":"string","minLength":1},"matcher":{"type":"string","minLength":1,"x-language":"cel"},"roleArn":{"type":"string","minLength":1},"priority":{"minimum":0,"maximum":9007199254740991,"type":"integer"}},"x-rule":[{"exactlyOneOf":["claim","matcher"]}]},"x-list":{"type":"atomic"}},"roleClaim":{"type":"string"},"sessionDuration":{"minimum":900,"maximum":43200,"type":"integer"},"sessionNameClaim":{"type":"string"}},"x-rule":[{"atLeastOneOf":["fallbackRoleArn","roleMappings"]}]};

function validate23(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.region === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "region"},schema:schema23.required,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.service === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "service"},schema:schema23.required,parentSchema:schema23,data};
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
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema23,data};
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
const err3 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema23.properties.region,data:data0};
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
const err4 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: "string"},schema:schema23.properties.region.type,parentSchema:schema23.properties.region,data:data0};
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
const err5 = {instancePath:instancePath+"/service",schemaPath:"#/properties/service/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema23.properties.service,data:data1};
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
const err6 = {instancePath:instancePath+"/service",schemaPath:"#/properties/service/type",keyword:"type",params:{type: "string"},schema:schema23.properties.service.type,parentSchema:schema23.properties.service,data:data1};
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
const err7 = {instancePath:instancePath+"/fallbackRoleArn",schemaPath:"#/properties/fallbackRoleArn/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema23.properties.fallbackRoleArn,data:data2};
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
const err8 = {instancePath:instancePath+"/fallbackRoleArn",schemaPath:"#/properties/fallbackRoleArn/type",keyword:"type",params:{type: "string"},schema:schema23.properties.fallbackRoleArn.type,parentSchema:schema23.properties.fallbackRoleArn,data:data2};
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
const err9 = {instancePath:instancePath+"/roleMappings/" + i0,schemaPath:"#/properties/roleMappings/items/required",keyword:"required",params:{missingProperty: "roleArn"},schema:schema23.properties.roleMappings.items.required,parentSchema:schema23.properties.roleMappings.items,data:data4};
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
const err10 = {instancePath:instancePath+"/roleMappings/" + i0,schemaPath:"#/properties/roleMappings/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema23.properties.roleMappings.items,data:data4};
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
const err11 = {instancePath:instancePath+"/roleMappings/" + i0+"/claim",schemaPath:"#/properties/roleMappings/items/properties/claim/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema23.properties.roleMappings.items.properties.claim,data:data5};
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
const err12 = {instancePath:instancePath+"/roleMappings/" + i0+"/claim",schemaPath:"#/properties/roleMappings/items/properties/claim/type",keyword:"type",params:{type: "string"},schema:schema23.properties.roleMappings.items.properties.claim.type,parentSchema:schema23.properties.roleMappings.items.properties.claim,data:data5};
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
const err13 = {instancePath:instancePath+"/roleMappings/" + i0+"/matcher",schemaPath:"#/properties/roleMappings/items/properties/matcher/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema23.properties.roleMappings.items.properties.matcher,data:data6};
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
const err14 = {instancePath:instancePath+"/roleMappings/" + i0+"/matcher",schemaPath:"#/properties/roleMappings/items/properties/matcher/type",keyword:"type",params:{type: "string"},schema:schema23.properties.roleMappings.items.properties.matcher.type,parentSchema:schema23.properties.roleMappings.items.properties.matcher,data:data6};
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
const err15 = {instancePath:instancePath+"/roleMappings/" + i0+"/roleArn",schemaPath:"#/properties/roleMappings/items/properties/roleArn/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema23.properties.roleMappings.items.properties.roleArn,data:data7};
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
const err16 = {instancePath:instancePath+"/roleMappings/" + i0+"/roleArn",schemaPath:"#/properties/roleMappings/items/properties/roleArn/type",keyword:"type",params:{type: "string"},schema:schema23.properties.roleMappings.items.properties.roleArn.type,parentSchema:schema23.properties.roleMappings.items.properties.roleArn,data:data7};
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
const err17 = {instancePath:instancePath+"/roleMappings/" + i0+"/priority",schemaPath:"#/properties/roleMappings/items/properties/priority/type",keyword:"type",params:{type: "integer"},schema:schema23.properties.roleMappings.items.properties.priority.type,parentSchema:schema23.properties.roleMappings.items.properties.priority,data:data8};
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
const err18 = {instancePath:instancePath+"/roleMappings/" + i0+"/priority",schemaPath:"#/properties/roleMappings/items/properties/priority/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema23.properties.roleMappings.items.properties.priority,data:data8};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err19 = {instancePath:instancePath+"/roleMappings/" + i0+"/priority",schemaPath:"#/properties/roleMappings/items/properties/priority/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema23.properties.roleMappings.items.properties.priority,data:data8};
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
const err20 = {instancePath:instancePath+"/roleMappings/" + i0,schemaPath:"#/properties/roleMappings/items/x-rule",keyword:"x-rule",params:{ rule: "exactlyOneOf", detail: { fields: ["claim", "matcher"] } },schema:schema23.properties.roleMappings.items["x-rule"],parentSchema:schema23.properties.roleMappings.items,data:data4};
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
const err21 = {instancePath:instancePath+"/roleMappings/" + i0,schemaPath:"#/properties/roleMappings/items/type",keyword:"type",params:{type: "object"},schema:schema23.properties.roleMappings.items.type,parentSchema:schema23.properties.roleMappings.items,data:data4};
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
const err22 = {instancePath:instancePath+"/roleMappings",schemaPath:"#/properties/roleMappings/type",keyword:"type",params:{type: "array"},schema:schema23.properties.roleMappings.type,parentSchema:schema23.properties.roleMappings,data:data3};
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
const err23 = {instancePath:instancePath+"/roleClaim",schemaPath:"#/properties/roleClaim/type",keyword:"type",params:{type: "string"},schema:schema23.properties.roleClaim.type,parentSchema:schema23.properties.roleClaim,data:data9};
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
const err24 = {instancePath:instancePath+"/sessionDuration",schemaPath:"#/properties/sessionDuration/type",keyword:"type",params:{type: "integer"},schema:schema23.properties.sessionDuration.type,parentSchema:schema23.properties.sessionDuration,data:data10};
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
const err25 = {instancePath:instancePath+"/sessionDuration",schemaPath:"#/properties/sessionDuration/maximum",keyword:"maximum",params:{comparison: "<=", limit: 43200},schema:43200,parentSchema:schema23.properties.sessionDuration,data:data10};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data10 < 900 || isNaN(data10)){
const err26 = {instancePath:instancePath+"/sessionDuration",schemaPath:"#/properties/sessionDuration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 900},schema:900,parentSchema:schema23.properties.sessionDuration,data:data10};
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
const err27 = {instancePath:instancePath+"/sessionNameClaim",schemaPath:"#/properties/sessionNameClaim/type",keyword:"type",params:{type: "string"},schema:schema23.properties.sessionNameClaim.type,parentSchema:schema23.properties.sessionNameClaim,data:data11};
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
const err28 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "atLeastOneOf", detail: { fields: ["fallbackRoleArn", "roleMappings"] } },schema:schema23["x-rule"],parentSchema:schema23,data};
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
const err29 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema23.type,parentSchema:schema23,data};
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

const schema24 = {"type":"object","additionalProperties":false,"properties":{"shared":{"$ref":"./rate-limit-bucket.json"},"perUser":{"$ref":"./rate-limit-bucket.json"},"tools":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"type":"string","pattern":"^\\S(.*\\S)?$","x-form":"a string (not empty, without spaces around it)","minLength":1},"shared":{"$ref":"./rate-limit-bucket.json"},"perUser":{"$ref":"./rate-limit-bucket.json"}},"x-rule":[{"atLeastOneOf":["shared","perUser"]}]},"x-list":{"type":"map","keys":["name"]},"minItems":1}},"x-rule":[{"atLeastOneOf":["shared","perUser","tools"]}]};
const schema25 = {"type":"object","additionalProperties":false,"required":["maxTokens","refillPeriod"],"properties":{"maxTokens":{"minimum":1,"maximum":9007199254740991,"type":"integer"},"refillPeriod":{"$ref":"../value/positive-duration.json"}}};

function validate24(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.maxTokens === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "maxTokens"},schema:schema25.required,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.refillPeriod === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "refillPeriod"},schema:schema25.required,parentSchema:schema25,data};
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
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema25,data};
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
const err3 = {instancePath:instancePath+"/maxTokens",schemaPath:"#/properties/maxTokens/type",keyword:"type",params:{type: "integer"},schema:schema25.properties.maxTokens.type,parentSchema:schema25.properties.maxTokens,data:data0};
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
const err4 = {instancePath:instancePath+"/maxTokens",schemaPath:"#/properties/maxTokens/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema25.properties.maxTokens,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/maxTokens",schemaPath:"#/properties/maxTokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema25.properties.maxTokens,data:data0};
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
if(!(validate14(data.refillPeriod, instancePath+"/refillPeriod"))){
vErrors = vErrors === null ? validate14.errors : joined(vErrors, validate14.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema25.type,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
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
if(!(((key0 === "shared") || (key0 === "perUser")) || (key0 === "tools"))){
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
if(data.shared !== undefined){
if(!(validate24(data.shared, instancePath+"/shared"))){
vErrors = vErrors === null ? validate24.errors : joined(vErrors, validate24.errors);
errors = vErrors.length;
}
}
if(data.perUser !== undefined){
if(!(validate24(data.perUser, instancePath+"/perUser"))){
vErrors = vErrors === null ? validate24.errors : joined(vErrors, validate24.errors);
errors = vErrors.length;
}
}
if(data.tools !== undefined){
let data2 = data.tools;
if(Array.isArray(data2)){
if(data2.length < 1){
const err1 = {instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema24.properties.tools,data:data2};
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
const err2 = {instancePath:instancePath+"/tools/" + i0,schemaPath:"#/properties/tools/items/required",keyword:"required",params:{missingProperty: "name"},schema:schema24.properties.tools.items.required,parentSchema:schema24.properties.tools.items,data:data3};
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
const err3 = {instancePath:instancePath+"/tools/" + i0,schemaPath:"#/properties/tools/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema24.properties.tools.items,data:data3};
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
const err4 = {instancePath:instancePath+"/tools/" + i0+"/name",schemaPath:"#/properties/tools/items/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema24.properties.tools.items.properties.name,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern7.test(data4)){
const err5 = {instancePath:instancePath+"/tools/" + i0+"/name",schemaPath:"#/properties/tools/items/properties/name/pattern",keyword:"pattern",params:{ pattern: "the form of a string (not empty, without spaces around it)" },schema:"^\\S(.*\\S)?$",parentSchema:schema24.properties.tools.items.properties.name,data:data4};
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
const err6 = {instancePath:instancePath+"/tools/" + i0+"/name",schemaPath:"#/properties/tools/items/properties/name/type",keyword:"type",params:{type: "string"},schema:schema24.properties.tools.items.properties.name.type,parentSchema:schema24.properties.tools.items.properties.name,data:data4};
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
if(!(validate24(data3.shared, instancePath+"/tools/" + i0+"/shared"))){
vErrors = vErrors === null ? validate24.errors : joined(vErrors, validate24.errors);
errors = vErrors.length;
}
}
if(data3.perUser !== undefined){
if(!(validate24(data3.perUser, instancePath+"/tools/" + i0+"/perUser"))){
vErrors = vErrors === null ? validate24.errors : joined(vErrors, validate24.errors);
errors = vErrors.length;
}
}
if((data3.shared !== undefined ? 1 : 0) + (data3.perUser !== undefined ? 1 : 0) < 1){
const err7 = {instancePath:instancePath+"/tools/" + i0,schemaPath:"#/properties/tools/items/x-rule",keyword:"x-rule",params:{ rule: "atLeastOneOf", detail: { fields: ["shared", "perUser"] } },schema:schema24.properties.tools.items["x-rule"],parentSchema:schema24.properties.tools.items,data:data3};
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
const err8 = {instancePath:instancePath+"/tools/" + i0,schemaPath:"#/properties/tools/items/type",keyword:"type",params:{type: "object"},schema:schema24.properties.tools.items.type,parentSchema:schema24.properties.tools.items,data:data3};
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
const err9 = {instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/x-list",keyword:"x-list",params:{ first: twice0[0], second: twice0[1], keys: ["name"] },schema:schema24.properties.tools["x-list"],parentSchema:schema24.properties.tools,data:data2};
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
const err10 = {instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: "array"},schema:schema24.properties.tools.type,parentSchema:schema24.properties.tools,data:data2};
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
const err11 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "atLeastOneOf", detail: { fields: ["shared", "perUser", "tools"] } },schema:schema24["x-rule"],parentSchema:schema24,data};
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
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema24.type,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}

const schema26 = {"type":"object","additionalProperties":false,"required":["provider"],"properties":{"provider":{"type":"string","enum":["memory","redis"]},"address":{"$ref":"../value/host-port.json"},"db":{"minimum":0,"maximum":9007199254740991,"type":"integer"},"keyPrefix":{"type":"string"}},"x-rule":[{"requires":{"if":{"provider":"redis"},"then":{"address":true},"message":"Provider redis needs address: the host and port of Redis."}},{"requires":{"if":{"provider":"memory"},"then":{"address":false,"db":0,"keyPrefix":false},"message":"address, db and keyPrefix belong to provider redis."}}]};
const schema27 = {"type":"string","minLength":1,"pattern":"^([A-Za-z0-9._-]+|\\[[0-9A-Fa-f:.]+\\]):([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$","x-form":"host:port","examples":["redis:6379"]};
const pattern13 = new RegExp("^([A-Za-z0-9._-]+|\\[[0-9A-Fa-f:.]+\\]):([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$", "u");

function validate26(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(isShorter(data, 1)){
const err0 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern13.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{ pattern: "the form of host:port" },schema:"^([A-Za-z0-9._-]+|\\[[0-9A-Fa-f:.]+\\]):([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$",parentSchema:schema27,data};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema27.type,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}


function validate27(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.provider === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "provider"},schema:schema26.required,parentSchema:schema26,data};
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
if(data.provider !== undefined){
let data0 = data.provider;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type: "string"},schema:schema26.properties.provider.type,parentSchema:schema26.properties.provider,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((data0 === "memory") || (data0 === "redis"))){
const err3 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/enum",keyword:"enum",params:{allowedValues: schema26.properties.provider.enum},schema:schema26.properties.provider.enum,parentSchema:schema26.properties.provider,data:data0};
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
if(!(validate26(data.address, instancePath+"/address"))){
vErrors = vErrors === null ? validate26.errors : joined(vErrors, validate26.errors);
errors = vErrors.length;
}
}
if(data.db !== undefined){
let data2 = data.db;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err4 = {instancePath:instancePath+"/db",schemaPath:"#/properties/db/type",keyword:"type",params:{type: "integer"},schema:schema26.properties.db.type,parentSchema:schema26.properties.db,data:data2};
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
const err5 = {instancePath:instancePath+"/db",schemaPath:"#/properties/db/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema26.properties.db,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/db",schemaPath:"#/properties/db/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema26.properties.db,data:data2};
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
const err7 = {instancePath:instancePath+"/keyPrefix",schemaPath:"#/properties/keyPrefix/type",keyword:"type",params:{type: "string"},schema:schema26.properties.keyPrefix.type,parentSchema:schema26.properties.keyPrefix,data:data3};
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
const err8 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "Provider redis needs address: the host and port of Redis.", fields: ["provider", "address"] } },schema:schema26["x-rule"],parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((data.provider === "memory") && (!(((data.address === undefined) && ((data.db === 0) || ((data !== undefined) && (data.db === undefined)))) && (data.keyPrefix === undefined)))){
const err9 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "address, db and keyPrefix belong to provider redis.", fields: ["provider", "address", "db", "keyPrefix"] } },schema:schema26["x-rule"],parentSchema:schema26,data};
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
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema26.type,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}

const pattern14 = new RegExp("^[^:\\x00-\\x1f]+:/[^:\\x00-\\x1f]*(:ro)?$", "u");
const pattern15 = new RegExp("^[0-9]{1,5}:[0-9]{1,5}$", "u");
const pattern16 = new RegExp("^[^=\\s]+$", "u");

function validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.schemaVersion === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schemaVersion"},schema:schema0.required,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.schemaVersion !== undefined){
let data0 = data.schemaVersion;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/schemaVersion",schemaPath:"#/properties/schemaVersion/type",keyword:"type",params:{type: "string"},schema:schema0.properties.schemaVersion.type,parentSchema:schema0.properties.schemaVersion,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if("v1" !== data0){
const err3 = {instancePath:instancePath+"/schemaVersion",schemaPath:"#/properties/schemaVersion/const",keyword:"const",params:{allowedValue: "v1"},schema:"v1",parentSchema:schema0.properties.schemaVersion,data:data0};
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
if(!(validate1(data.name, instancePath+"/name"))){
vErrors = vErrors === null ? validate1.errors : joined(vErrors, validate1.errors);
errors = vErrors.length;
}
}
if(data.group !== undefined){
if(!(validate1(data.group, instancePath+"/group"))){
vErrors = vErrors === null ? validate1.errors : joined(vErrors, validate1.errors);
errors = vErrors.length;
}
}
if(data.image !== undefined){
let data3 = data.image;
if(typeof data3 === "string"){
if(isShorter(data3, 1)){
const err4 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.image,data:data3};
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
const err5 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type: "string"},schema:schema0.properties.image.type,parentSchema:schema0.properties.image,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.remoteUrl !== undefined){
if(!(validate2(data.remoteUrl, instancePath+"/remoteUrl"))){
vErrors = vErrors === null ? validate2.errors : joined(vErrors, validate2.errors);
errors = vErrors.length;
}
}
if(data.args !== undefined){
let data5 = data.args;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 !== "string"){
const err6 = {instancePath:instancePath+"/args/" + i0,schemaPath:"#/properties/args/items/type",keyword:"type",params:{type: "string"},schema:schema0.properties.args.items.type,parentSchema:schema0.properties.args.items,data:data6};
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
const err7 = {instancePath:instancePath+"/args",schemaPath:"#/properties/args/type",keyword:"type",params:{type: "array"},schema:schema0.properties.args.type,parentSchema:schema0.properties.args,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.transport !== undefined){
let data7 = data.transport;
if(typeof data7 !== "string"){
const err8 = {instancePath:instancePath+"/transport",schemaPath:"#/properties/transport/type",keyword:"type",params:{type: "string"},schema:schema0.properties.transport.type,parentSchema:schema0.properties.transport,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(((data7 === "sse") || (data7 === "streamable-http")) || (data7 === "stdio"))){
const err9 = {instancePath:instancePath+"/transport",schemaPath:"#/properties/transport/enum",keyword:"enum",params:{allowedValues: schema0.properties.transport.enum},schema:schema0.properties.transport.enum,parentSchema:schema0.properties.transport,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.proxyMode !== undefined){
let data8 = data.proxyMode;
if(typeof data8 !== "string"){
const err10 = {instancePath:instancePath+"/proxyMode",schemaPath:"#/properties/proxyMode/type",keyword:"type",params:{type: "string"},schema:schema0.properties.proxyMode.type,parentSchema:schema0.properties.proxyMode,data:data8};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!((data8 === "streamable-http") || (data8 === "sse"))){
const err11 = {instancePath:instancePath+"/proxyMode",schemaPath:"#/properties/proxyMode/enum",keyword:"enum",params:{allowedValues: schema0.properties.proxyMode.enum},schema:schema0.properties.proxyMode.enum,parentSchema:schema0.properties.proxyMode,data:data8};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.host !== undefined){
let data9 = data.host;
if(typeof data9 === "string"){
if(isShorter(data9, 1)){
const err12 = {instancePath:instancePath+"/host",schemaPath:"#/properties/host/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.host,data:data9};
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
const err13 = {instancePath:instancePath+"/host",schemaPath:"#/properties/host/type",keyword:"type",params:{type: "string"},schema:schema0.properties.host.type,parentSchema:schema0.properties.host,data:data9};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.proxyPort !== undefined){
if(!(validate3(data.proxyPort, instancePath+"/proxyPort"))){
vErrors = vErrors === null ? validate3.errors : joined(vErrors, validate3.errors);
errors = vErrors.length;
}
}
if(data.targetHost !== undefined){
let data11 = data.targetHost;
if(typeof data11 === "string"){
if(isShorter(data11, 1)){
const err14 = {instancePath:instancePath+"/targetHost",schemaPath:"#/properties/targetHost/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.targetHost,data:data11};
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
const err15 = {instancePath:instancePath+"/targetHost",schemaPath:"#/properties/targetHost/type",keyword:"type",params:{type: "string"},schema:schema0.properties.targetHost.type,parentSchema:schema0.properties.targetHost,data:data11};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.targetPort !== undefined){
if(!(validate3(data.targetPort, instancePath+"/targetPort"))){
vErrors = vErrors === null ? validate3.errors : joined(vErrors, validate3.errors);
errors = vErrors.length;
}
}
if(data.endpointPrefix !== undefined){
if(!(validate4(data.endpointPrefix, instancePath+"/endpointPrefix"))){
vErrors = vErrors === null ? validate4.errors : joined(vErrors, validate4.errors);
errors = vErrors.length;
}
}
if(data.trustProxyHeaders !== undefined){
let data14 = data.trustProxyHeaders;
if(typeof data14 !== "boolean"){
const err16 = {instancePath:instancePath+"/trustProxyHeaders",schemaPath:"#/properties/trustProxyHeaders/type",keyword:"type",params:{type: "boolean"},schema:schema0.properties.trustProxyHeaders.type,parentSchema:schema0.properties.trustProxyHeaders,data:data14};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.env !== undefined){
let data15 = data.env;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
for(const key1 in data15){
const _errs28 = errors;
if(typeof key1 === "string"){
if(!pattern3.test(key1)){
const err17 = {instancePath:instancePath+"/env",schemaPath:"#/properties/env/propertyNames/pattern",keyword:"pattern",params:{ pattern: "the form of the name of an environment variable (without \"=\" and spaces)" },schema:"^[^=\\s\\x00]+$",parentSchema:schema0.properties.env.propertyNames,data:key1,propertyName:key1};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
var valid3 = _errs28 === errors;
if(!valid3){
const err18 = {instancePath:instancePath+"/env",schemaPath:"#/properties/env/propertyNames",keyword:"propertyNames",params:{propertyName: key1},schema:schema0.properties.env.propertyNames,parentSchema:schema0.properties.env,data:data15};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
for(const key2 in data15){
let data16 = data15[key2];
if(typeof data16 !== "string"){
const err19 = {instancePath:instancePath+"/env/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/env/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema0.properties.env.additionalProperties.type,parentSchema:schema0.properties.env.additionalProperties,data:data16};
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
const err20 = {instancePath:instancePath+"/env",schemaPath:"#/properties/env/type",keyword:"type",params:{type: "object"},schema:schema0.properties.env.type,parentSchema:schema0.properties.env,data:data15};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.envFile !== undefined){
if(!(validate5(data.envFile, instancePath+"/envFile"))){
vErrors = vErrors === null ? validate5.errors : joined(vErrors, validate5.errors);
errors = vErrors.length;
}
}
if(data.envFileDir !== undefined){
if(!(validate5(data.envFileDir, instancePath+"/envFileDir"))){
vErrors = vErrors === null ? validate5.errors : joined(vErrors, validate5.errors);
errors = vErrors.length;
}
}
if(data.secrets !== undefined){
let data19 = data.secrets;
if(Array.isArray(data19)){
const len1 = data19.length;
for(let i1=0; i1<len1; i1++){
if(!(validate6(data19[i1], instancePath+"/secrets/" + i1))){
vErrors = vErrors === null ? validate6.errors : joined(vErrors, validate6.errors);
errors = vErrors.length;
}
}
let twice0;
if (data19.length > 1) { const seen = new Map(); data19.forEach((item, index) => { const identity = typeof item?.["target"] === "string" ? "=" + item?.["target"] : JSON.stringify([item?.["target"]]); if (seen.has(identity)) twice0 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice0 !== undefined){
const err21 = {instancePath:instancePath+"/secrets",schemaPath:"#/properties/secrets/x-list",keyword:"x-list",params:{ first: twice0[0], second: twice0[1], keys: ["target"] },schema:schema0.properties.secrets["x-list"],parentSchema:schema0.properties.secrets,data:data19};
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
const err22 = {instancePath:instancePath+"/secrets",schemaPath:"#/properties/secrets/type",keyword:"type",params:{type: "array"},schema:schema0.properties.secrets.type,parentSchema:schema0.properties.secrets,data:data19};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.volumes !== undefined){
let data21 = data.volumes;
if(Array.isArray(data21)){
const len2 = data21.length;
for(let i2=0; i2<len2; i2++){
let data22 = data21[i2];
if(typeof data22 === "string"){
if(!pattern14.test(data22)){
const err23 = {instancePath:instancePath+"/volumes/" + i2,schemaPath:"#/properties/volumes/items/pattern",keyword:"pattern",params:{ pattern: "the form of a mount (host path:/container path, and :ro to only read it)" },schema:"^[^:\\x00-\\x1f]+:/[^:\\x00-\\x1f]*(:ro)?$",parentSchema:schema0.properties.volumes.items,data:data22};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/volumes/" + i2,schemaPath:"#/properties/volumes/items/type",keyword:"type",params:{type: "string"},schema:schema0.properties.volumes.items.type,parentSchema:schema0.properties.volumes.items,data:data22};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
let twice1;
if (data21.length > 1) { const seen = new Map(); data21.forEach((item, index) => { const identity = typeof item === "string" ? "=" + item : JSON.stringify([item]); if (seen.has(identity)) twice1 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice1 !== undefined){
const err25 = {instancePath:instancePath+"/volumes",schemaPath:"#/properties/volumes/x-list",keyword:"x-list",params:{ first: twice1[0], second: twice1[1], keys: [] },schema:schema0.properties.volumes["x-list"],parentSchema:schema0.properties.volumes,data:data21};
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
const err26 = {instancePath:instancePath+"/volumes",schemaPath:"#/properties/volumes/type",keyword:"type",params:{type: "array"},schema:schema0.properties.volumes.type,parentSchema:schema0.properties.volumes,data:data21};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.publish !== undefined){
let data23 = data.publish;
if(Array.isArray(data23)){
const len3 = data23.length;
for(let i3=0; i3<len3; i3++){
let data24 = data23[i3];
if(typeof data24 === "string"){
if(!pattern15.test(data24)){
const err27 = {instancePath:instancePath+"/publish/" + i3,schemaPath:"#/properties/publish/items/pattern",keyword:"pattern",params:{ pattern: "the form of a pair of ports (8080:80)" },schema:"^[0-9]{1,5}:[0-9]{1,5}$",parentSchema:schema0.properties.publish.items,data:data24};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/publish/" + i3,schemaPath:"#/properties/publish/items/type",keyword:"type",params:{type: "string"},schema:schema0.properties.publish.items.type,parentSchema:schema0.properties.publish.items,data:data24};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
let twice2;
if (data23.length > 1) { const seen = new Map(); data23.forEach((item, index) => { const identity = typeof item === "string" ? "=" + item : JSON.stringify([item]); if (seen.has(identity)) twice2 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice2 !== undefined){
const err29 = {instancePath:instancePath+"/publish",schemaPath:"#/properties/publish/x-list",keyword:"x-list",params:{ first: twice2[0], second: twice2[1], keys: [] },schema:schema0.properties.publish["x-list"],parentSchema:schema0.properties.publish,data:data23};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/publish",schemaPath:"#/properties/publish/type",keyword:"type",params:{type: "array"},schema:schema0.properties.publish.type,parentSchema:schema0.properties.publish,data:data23};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.labels !== undefined){
let data25 = data.labels;
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
for(const key3 in data25){
const _errs47 = errors;
if(typeof key3 === "string"){
if(!pattern16.test(key3)){
const err31 = {instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/propertyNames/pattern",keyword:"pattern",params:{ pattern: "the form of a label key (without \"=\" and spaces)" },schema:"^[^=\\s]+$",parentSchema:schema0.properties.labels.propertyNames,data:key3,propertyName:key3};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
var valid11 = _errs47 === errors;
if(!valid11){
const err32 = {instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/propertyNames",keyword:"propertyNames",params:{propertyName: key3},schema:schema0.properties.labels.propertyNames,parentSchema:schema0.properties.labels,data:data25};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
for(const key4 in data25){
let data26 = data25[key4];
if(typeof data26 !== "string"){
const err33 = {instancePath:instancePath+"/labels/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/labels/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema0.properties.labels.additionalProperties.type,parentSchema:schema0.properties.labels.additionalProperties,data:data26};
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
else {
const err34 = {instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type: "object"},schema:schema0.properties.labels.type,parentSchema:schema0.properties.labels,data:data25};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.permissionProfile !== undefined){
let data27 = data.permissionProfile;
if(typeof data27 === "string"){
if(isShorter(data27, 1)){
const err35 = {instancePath:instancePath+"/permissionProfile",schemaPath:"#/properties/permissionProfile/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.permissionProfile,data:data27};
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
const err36 = {instancePath:instancePath+"/permissionProfile",schemaPath:"#/properties/permissionProfile/type",keyword:"type",params:{type: "string"},schema:schema0.properties.permissionProfile.type,parentSchema:schema0.properties.permissionProfile,data:data27};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.network !== undefined){
if(!(validate7(data.network, instancePath+"/network"))){
vErrors = vErrors === null ? validate7.errors : joined(vErrors, validate7.errors);
errors = vErrors.length;
}
}
if(data.ignoreGlobally !== undefined){
let data29 = data.ignoreGlobally;
if(typeof data29 !== "boolean"){
const err37 = {instancePath:instancePath+"/ignoreGlobally",schemaPath:"#/properties/ignoreGlobally/type",keyword:"type",params:{type: "boolean"},schema:schema0.properties.ignoreGlobally.type,parentSchema:schema0.properties.ignoreGlobally,data:data29};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.imageVerification !== undefined){
let data30 = data.imageVerification;
if(typeof data30 !== "string"){
const err38 = {instancePath:instancePath+"/imageVerification",schemaPath:"#/properties/imageVerification/type",keyword:"type",params:{type: "string"},schema:schema0.properties.imageVerification.type,parentSchema:schema0.properties.imageVerification,data:data30};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(!(((data30 === "warn") || (data30 === "enabled")) || (data30 === "disabled"))){
const err39 = {instancePath:instancePath+"/imageVerification",schemaPath:"#/properties/imageVerification/enum",keyword:"enum",params:{allowedValues: schema0.properties.imageVerification.enum},schema:schema0.properties.imageVerification.enum,parentSchema:schema0.properties.imageVerification,data:data30};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.provenance !== undefined){
if(!(validate8(data.provenance, instancePath+"/provenance"))){
vErrors = vErrors === null ? validate8.errors : joined(vErrors, validate8.errors);
errors = vErrors.length;
}
}
if(data.runtime !== undefined){
if(!(validate9(data.runtime, instancePath+"/runtime"))){
vErrors = vErrors === null ? validate9.errors : joined(vErrors, validate9.errors);
errors = vErrors.length;
}
}
if(data.oidc !== undefined){
if(!(validate10(data.oidc, instancePath+"/oidc"))){
vErrors = vErrors === null ? validate10.errors : joined(vErrors, validate10.errors);
errors = vErrors.length;
}
}
if(data.authzConfigPath !== undefined){
if(!(validate5(data.authzConfigPath, instancePath+"/authzConfigPath"))){
vErrors = vErrors === null ? validate5.errors : joined(vErrors, validate5.errors);
errors = vErrors.length;
}
}
if(data.auditConfigPath !== undefined){
if(!(validate5(data.auditConfigPath, instancePath+"/auditConfigPath"))){
vErrors = vErrors === null ? validate5.errors : joined(vErrors, validate5.errors);
errors = vErrors.length;
}
}
if(data.audit !== undefined){
if(!(validate11(data.audit, instancePath+"/audit"))){
vErrors = vErrors === null ? validate11.errors : joined(vErrors, validate11.errors);
errors = vErrors.length;
}
}
if(data.enableAudit !== undefined){
let data37 = data.enableAudit;
if(typeof data37 !== "boolean"){
const err40 = {instancePath:instancePath+"/enableAudit",schemaPath:"#/properties/enableAudit/type",keyword:"type",params:{type: "boolean"},schema:schema0.properties.enableAudit.type,parentSchema:schema0.properties.enableAudit,data:data37};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.telemetry !== undefined){
if(!(validate12(data.telemetry, instancePath+"/telemetry"))){
vErrors = vErrors === null ? validate12.errors : joined(vErrors, validate12.errors);
errors = vErrors.length;
}
}
if(data.tokenExchange !== undefined){
if(!(validate13(data.tokenExchange, instancePath+"/tokenExchange"))){
vErrors = vErrors === null ? validate13.errors : joined(vErrors, validate13.errors);
errors = vErrors.length;
}
}
if(data.remoteAuth !== undefined){
if(!(validate15(data.remoteAuth, instancePath+"/remoteAuth"))){
vErrors = vErrors === null ? validate15.errors : joined(vErrors, validate15.errors);
errors = vErrors.length;
}
}
if(data.headerForward !== undefined){
if(!(validate16(data.headerForward, instancePath+"/headerForward"))){
vErrors = vErrors === null ? validate16.errors : joined(vErrors, validate16.errors);
errors = vErrors.length;
}
}
if(data.tools !== undefined){
if(!(validate19(data.tools, instancePath+"/tools"))){
vErrors = vErrors === null ? validate19.errors : joined(vErrors, validate19.errors);
errors = vErrors.length;
}
}
if(data.webhookConfigPaths !== undefined){
let data43 = data.webhookConfigPaths;
if(Array.isArray(data43)){
const len4 = data43.length;
for(let i4=0; i4<len4; i4++){
if(!(validate5(data43[i4], instancePath+"/webhookConfigPaths/" + i4))){
vErrors = vErrors === null ? validate5.errors : joined(vErrors, validate5.errors);
errors = vErrors.length;
}
}
}
else {
const err41 = {instancePath:instancePath+"/webhookConfigPaths",schemaPath:"#/properties/webhookConfigPaths/type",keyword:"type",params:{type: "array"},schema:schema0.properties.webhookConfigPaths.type,parentSchema:schema0.properties.webhookConfigPaths,data:data43};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.caBundlePath !== undefined){
if(!(validate5(data.caBundlePath, instancePath+"/caBundlePath"))){
vErrors = vErrors === null ? validate5.errors : joined(vErrors, validate5.errors);
errors = vErrors.length;
}
}
if(data.kubernetes !== undefined){
if(!(validate20(data.kubernetes, instancePath+"/kubernetes"))){
vErrors = vErrors === null ? validate20.errors : joined(vErrors, validate20.errors);
errors = vErrors.length;
}
}
if(data.upstreamInject !== undefined){
if(!(validate21(data.upstreamInject, instancePath+"/upstreamInject"))){
vErrors = vErrors === null ? validate21.errors : joined(vErrors, validate21.errors);
errors = vErrors.length;
}
}
if(data.headerInjection !== undefined){
if(!(validate22(data.headerInjection, instancePath+"/headerInjection"))){
vErrors = vErrors === null ? validate22.errors : joined(vErrors, validate22.errors);
errors = vErrors.length;
}
}
if(data.awsSts !== undefined){
if(!(validate23(data.awsSts, instancePath+"/awsSts"))){
vErrors = vErrors === null ? validate23.errors : joined(vErrors, validate23.errors);
errors = vErrors.length;
}
}
if(data.authServerConfigPath !== undefined){
if(!(validate5(data.authServerConfigPath, instancePath+"/authServerConfigPath"))){
vErrors = vErrors === null ? validate5.errors : joined(vErrors, validate5.errors);
errors = vErrors.length;
}
}
if(data.rateLimiting !== undefined){
if(!(validate25(data.rateLimiting, instancePath+"/rateLimiting"))){
vErrors = vErrors === null ? validate25.errors : joined(vErrors, validate25.errors);
errors = vErrors.length;
}
}
if(data.sessionStorage !== undefined){
if(!(validate27(data.sessionStorage, instancePath+"/sessionStorage"))){
vErrors = vErrors === null ? validate27.errors : joined(vErrors, validate27.errors);
errors = vErrors.length;
}
}
if((data.image !== undefined ? 1 : 0) + (data.remoteUrl !== undefined ? 1 : 0) + (data.targetPort !== undefined ? 1 : 0) + (data.kubernetes !== undefined ? 1 : 0) < 1){
const err42 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "atLeastOneOf", detail: { fields: ["image", "remoteUrl", "targetPort", "kubernetes"] } },schema:schema0["x-rule"],parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if((data.image !== undefined ? 1 : 0) + (data.remoteUrl !== undefined ? 1 : 0) + (data.kubernetes !== undefined ? 1 : 0) > 1){
const err43 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "atMostOneOf", detail: { fields: ["image", "remoteUrl", "kubernetes"] } },schema:schema0["x-rule"],parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if((data.auditConfigPath !== undefined ? 1 : 0) + (data.audit !== undefined ? 1 : 0) > 1){
const err44 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "atMostOneOf", detail: { fields: ["auditConfigPath", "audit"] } },schema:schema0["x-rule"],parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if((data.transport === "stdio") && (!((data.targetHost === undefined) && (data.targetPort === undefined)))){
const err45 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "targetHost and targetPort belong to transports over HTTP; a stdio server has no port.", fields: ["transport", "targetHost", "targetPort"] } },schema:schema0["x-rule"],parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if((data.kubernetes !== undefined) && (!(data.transport === "stdio"))){
const err46 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "kubernetes locates a stdio server: transport has to be stdio.", fields: ["kubernetes", "transport"] } },schema:schema0["x-rule"],parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if((((data.targetPort !== undefined) && (data.image === undefined)) && (data.remoteUrl === undefined)) && (!(data.transport !== undefined))){
const err47 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "Without image, targetPort names a server that runs already: transport is how it is called.", fields: ["targetPort", "image", "remoteUrl", "transport"] } },schema:schema0["x-rule"],parentSchema:schema0,data};
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
const err48 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

